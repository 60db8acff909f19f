-- A person's income and expenditure as a whole. Totals, months and whether a category is in error are worked out when
-- they are asked for, so that they fit the household and the guide figures of that moment.
create table budgets (
  customer_id uuid primary key references customers (id) on delete cascade,
  id uuid not null,
  created_at timestamptz not null,
  -- When the person said that it is done; null before that, and again once something reopens it.
  completed_at timestamptz
);
