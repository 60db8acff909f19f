-- What people wait for from one of us, one row each: whoever works through it sees it by danger and by when it is due.
create table work_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('callback', 'advice', 'chat', 'booking', 'application', 'plan', 'lead')),
  customer_id uuid references customers (id) on delete cascade,
  -- The row of the module that it is about.
  subject text not null,
  -- By when we have said that it is done, and before when it must not be.
  due_at timestamptz not null,
  not_before timestamptz,
  -- 0 none, 1 urgent, 2 worrying words.
  danger smallint not null default 0 check (danger between 0 and 2),
  state text not null default 'open' check (state in ('open', 'taken', 'done', 'cancelled')),
  -- Who of us has it. Staff have no table yet: the reference follows.
  taken_by uuid,
  taken_at timestamptz,
  attempts smallint not null default 0,
  last_outcome text,
  done_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('done', 'cancelled')) = (done_at is not null)),
  check ((state = 'open') <= (taken_by is null))
);

create unique index work_items_one_open on work_items (kind, subject) where state in ('open', 'taken');
create index work_items_of_customer on work_items (customer_id);
create index work_items_to_do on work_items (danger desc, due_at) where state in ('open', 'taken');
