-- Every change of a household, as it was and as it is: advice that was given rests on one of them. Rows are added and
-- never changed; they go only with the person they belong to.
create table household_changes (
  customer_id uuid not null references households (customer_id) on delete cascade,
  id bigint generated always as identity,
  -- Null for the first.
  old jsonb,
  new jsonb not null,
  at timestamptz not null,
  primary key (customer_id, id)
);

create trigger household_changes_append_only
  before update on household_changes
  for each statement execute function refuse_change();
