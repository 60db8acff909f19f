-- Basic tokens of guests, hashed. Ending one deletes its row.
create table guest_credentials (
  customer_id uuid not null references customers on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (customer_id, token_hash)
);
create index guest_credentials_expires_at on guest_credentials (expires_at);
