-- Single-use links to choose a password, hashed.
create table password_links (
  token_hash bytea primary key,
  customer_id uuid not null references customers on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_links_customer on password_links (customer_id);
