-- The lines of a budget as they were typed: a sum in whole pence each time it is paid, and how often. What a line
-- comes to in a month is worked out and never kept.
create table budget_entries (
  customer_id uuid not null,
  category_id integer not null,
  type_id integer not null,
  id uuid not null,
  amount bigint not null check (amount between 0 and 9999999),
  frequency_id integer not null,
  deviation_reason_id integer,
  primary key (customer_id, type_id),
  foreign key (customer_id, category_id) references budget_categories (customer_id, category_id) on delete cascade
);
