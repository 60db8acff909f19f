-- What a person told us for their letters alone: whether somebody still asks for a debt, a sum to settle with, what protects
-- them by law, and whether a letter may tell of their health, with the day of each. One row for each person, sealed as a
-- whole, since it can tell of their health.
create table letter_facts (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  sealed bytea not null,
  changed_at timestamptz not null,
  primary key (customer_id)
);
