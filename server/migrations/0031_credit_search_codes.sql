-- The one-time code that a search waits for; a person has one at most.
create table credit_search_codes (
  customer_id uuid primary key,
  search_id uuid not null,
  reference text not null,
  -- A keyed hash: six digits are too few for a plain one.
  code_hash bytea not null,
  tries_left smallint not null,
  -- Keyed hashes of the wrong codes, in hexadecimal.
  tried text[] not null default '{}',
  phone_hash bytea not null,
  -- The search itself, sealed, to be made again with the proof.
  sealed_search bytea not null,
  expires_at timestamptz not null,
  foreign key (customer_id, search_id) references credit_searches (customer_id, id) on delete cascade
);

-- Whose search is under way, so that a person makes one at a time on any server. A server that dies leaves its turn to
-- run out.
create table credit_search_turns (
  customer_id uuid primary key references customers (id) on delete cascade,
  holder uuid not null,
  until timestamptz not null
);
