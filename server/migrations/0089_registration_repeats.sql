-- Registrations that a browser may repeat, because their answer may have been lost: by a key that it made up and the
-- guest's credential that it registered with, both hashed. For some minutes.
create table registration_repeats (
  key_hash bytea primary key,
  body_hash bytea not null,
  customer_id uuid not null references customers (id) on delete cascade,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index registration_repeats_customer on registration_repeats (customer_id);
