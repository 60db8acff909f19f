-- That a person has typed their password again a moment ago, in one session. Only the page that asked holds the token;
-- its hash is kept.
create table session_confirmations (
  customer_id uuid not null,
  session_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (customer_id, session_id, token_hash),
  foreign key (customer_id, session_id) references sessions on delete cascade
);
create index session_confirmations_expires_at on session_confirmations (expires_at);
