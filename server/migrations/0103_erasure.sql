-- Numbers of people who were erased, and nothing else of them: whoever comes back with a restored backup is erased again.
create table erased_customers (
  customer_id uuid primary key,
  erased_at timestamptz not null
);

create index erased_customers_erased_at on erased_customers (erased_at);

-- What the law makes us keep of people who were erased, sealed, with the day on which it goes too. No name stands
-- beside it: it is found by a keyed fingerprint of the email that a complaint comes from.
create table kept_records (
  id uuid primary key,
  person bytea not null,
  kind text not null check (kind in ('advice', 'consents')),
  keep_until date not null,
  sealed bytea not null
);

create index kept_records_person on kept_records (person);
create index kept_records_keep_until on kept_records (keep_until);

create trigger kept_records_unchanged
  before update on kept_records
  for each statement execute function refuse_change();
