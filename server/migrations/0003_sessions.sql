-- One row for each login, on one device. Access tokens and refresh tokens name it; ending it ends them all.
create table sessions (
  customer_id uuid not null references customers on delete cascade,
  session_id uuid not null default gen_random_uuid(),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (customer_id, session_id)
);
create index sessions_expires_at on sessions (expires_at);

-- Refresh tokens, hashed. Each is exchanged once; successor_hash is what it was exchanged for.
create table refresh_tokens (
  customer_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  successor_hash bytea,
  primary key (customer_id, token_hash),
  foreign key (customer_id, session_id) references sessions on delete cascade
);
create index refresh_tokens_session on refresh_tokens (customer_id, session_id);
