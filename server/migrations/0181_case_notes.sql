-- What staff write down about a person while they help them: read by staff, and by the person in the copy of their data.
create table case_notes (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  sealed bytea not null,
  primary key (customer_id, id)
);
create trigger case_notes_append_only
  before update on case_notes
  for each row execute function refuse_change_but_of_seal('sealed');

-- What is to be done for a person, by when, and who did it.
create table case_tasks (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  due_on date not null,
  sealed bytea not null,
  done_at timestamptz,
  done_by uuid references staff_members (id),
  primary key (customer_id, id),
  check ((done_at is null) = (done_by is null))
);

-- What whoever talks to a person has to know first.
create table case_flags (
  customer_id uuid not null references customers (id) on delete cascade,
  flag text not null,
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  primary key (customer_id, flag)
);
