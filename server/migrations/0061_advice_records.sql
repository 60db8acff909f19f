-- Every advice that was given: the facts, the rules, the day and all that came of it, so that it can be shown again,
-- explained, and judged again to the same bytes. A record is sealed whole, since facts of health are among its inputs.
-- Rows are added and never changed; they go only with the person they belong to.
create table advice_records (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  -- Whose answers the facts came from.
  journey_id uuid not null,
  judged_on date not null,
  rules_number integer not null,
  -- Which sources decided: the same number stands for the same sources only once it is released.
  rules_sources text not null,
  record bytea not null,
  -- Of the record, made with the key: the same facts on the same rules and day are one record.
  fingerprint bytea not null,
  primary key (customer_id, id),
  unique (customer_id, fingerprint)
);

create trigger advice_records_append_only
  before update on advice_records
  for each statement execute function refuse_change();
