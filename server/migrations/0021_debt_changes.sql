-- Every change of a debt: the columns that changed, as they were and as they are. Rows are added and never changed;
-- they go only with the person they belong to.
create table debt_changes (
  customer_id uuid not null,
  debt_id uuid not null,
  id bigint generated always as identity,
  -- Null for a debt that was added.
  old jsonb,
  new jsonb not null,
  source text not null check (source in ('by hand', 'credit report')),
  at timestamptz not null,
  primary key (customer_id, debt_id, id),
  foreign key (customer_id, debt_id) references debts (customer_id, id) on delete cascade
);

create trigger debt_changes_append_only
  before update on debt_changes
  for each statement execute function refuse_change();
