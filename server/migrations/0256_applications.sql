-- The application that a person fills in for what they chose, and where it stands: one for each plan, by its id.
create table applications (
  customer_id uuid not null,
  plan_id uuid not null,
  kind text not null,
  state text not null
    check (state in ('being filled in', 'handed over', 'asked again', 'accepted', 'being sent', 'sent', 'granted', 'refused')),
  -- Counts what the person gave, so that two tabs cannot lose each other's answers.
  revision integer not null,
  -- What was typed into it, and what was picked where two answers did not match.
  sealed_given bytea not null,
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (customer_id, plan_id),
  foreign key (customer_id, plan_id) references plans (customer_id, id) on delete cascade
);

-- What was handed over, each time: what stood on it then, and the file that it makes.
create table application_versions (
  customer_id uuid not null,
  plan_id uuid not null,
  number integer not null,
  made_at timestamptz not null,
  is_complete boolean not null,
  sealed bytea not null,
  primary key (customer_id, plan_id, number),
  foreign key (customer_id, plan_id) references applications (customer_id, plan_id) on delete cascade
);
create trigger application_versions_append_only
  before update on application_versions
  for each row execute function refuse_change_but_of_seal('sealed');

-- How it came to stand where it does: each state with its moment, whose hand it was, and what was said.
create table application_changes (
  customer_id uuid not null,
  plan_id uuid not null,
  sequence integer not null,
  at timestamptz not null,
  state text not null,
  moved_by text not null check (moved_by in ('person', 'adviser', 'receiver')),
  staff_id uuid references staff_members (id),
  -- The version that it is about, once there is one.
  version integer,
  -- What was asked again and why, or what whoever it went to said; null where nothing was.
  sealed bytea,
  primary key (customer_id, plan_id, sequence),
  foreign key (customer_id, plan_id) references applications (customer_id, plan_id) on delete cascade
);
create trigger application_changes_append_only
  before update on application_changes
  for each row execute function refuse_change_but_of_seal('sealed');
