-- A second thing to log in with, for who wants one: the codes of an app. A release from before knows nothing of it and
-- lets in by the password alone, so while one runs beside this, or is gone back to, nobody is asked for a code.
create table second_factors (
  customer_id uuid primary key references customers (id) on delete cascade,
  -- What the app makes its codes from.
  sealed_secret bytea not null,
  asked_at timestamptz not null,
  -- Null until a code of the app was typed: it asks for nothing before that.
  added_at timestamptz,
  -- The newest time step of which a code was taken: that one and all before it are used up.
  last_step bigint
);

-- Codes on paper for who has lost the app. Each works once; only keyed hashes of them are kept.
create table recovery_codes (
  customer_id uuid not null references second_factors (customer_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

-- That somebody gave the right password and has still to give a code. It is no session and opens nothing else.
create table login_challenges (
  customer_id uuid not null references customers (id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  -- By which code it ended, so that the same may be given again for a moment where its answer was lost.
  used_at timestamptz,
  used_code_hash bytea,
  primary key (customer_id, token_hash)
);
create index login_challenges_expires_at on login_challenges (expires_at);
