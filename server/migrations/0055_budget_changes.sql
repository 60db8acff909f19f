-- Every change of a category's lines, as they were and as they are. Rows are added and never changed; they go only
-- with the person they belong to.
create table budget_changes (
  customer_id uuid not null,
  category_id integer not null,
  id bigint generated always as identity,
  -- Null for a category submitted for the first time.
  old jsonb,
  new jsonb not null,
  at timestamptz not null,
  primary key (customer_id, category_id, id),
  foreign key (customer_id, category_id) references budget_categories (customer_id, category_id) on delete cascade
);

create trigger budget_changes_append_only
  before update on budget_changes
  for each statement execute function refuse_change();
