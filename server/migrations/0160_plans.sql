-- What a person chose of an advice that we gave, and where it stands. One at a time: another can be chosen once this one
-- is over.
create table plans (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- The advice it was chosen from.
  record_id uuid not null,
  short_name text not null,
  state text not null
    check (state in ('chosen', 'being prepared', 'with an adviser', 'sent', 'accepted', 'refused', 'running', 'broken', 'ended', 'left')),
  chosen_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, record_id) references advice_records (customer_id, id) on delete cascade
);
create unique index plans_one_at_a_time on plans (customer_id) where state not in ('ended', 'left');

-- How it came to stand there: each state with its moment and whose hand it was.
create table plan_changes (
  customer_id uuid not null,
  plan_id uuid not null,
  sequence integer not null,
  at timestamptz not null,
  state text not null,
  moved_by text not null check (moved_by in ('person', 'adviser', 'receiver')),
  primary key (customer_id, plan_id, sequence),
  foreign key (customer_id, plan_id) references plans (customer_id, id) on delete cascade
);
create trigger plan_changes_append_only
  before update on plan_changes
  for each statement execute function refuse_change();
