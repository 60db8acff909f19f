-- The categories that a person has submitted.
create table budget_categories (
  customer_id uuid not null references budgets (customer_id) on delete cascade,
  category_id integer not null,
  -- What deviated when it was last submitted, by key: submitted again, what has no reasons to choose from is settled.
  shown text[] not null,
  acknowledged text[] not null,
  submitted_at timestamptz not null,
  primary key (customer_id, category_id)
);
