-- When work is tried next: not before the one moment, and by the other where the person named a time.
alter table work_items add column next_try_at timestamptz;
alter table work_items add column agreed_until timestamptz;
-- When whoever has taken it was told the number to ring.
alter table work_items add column number_told_at timestamptz;
-- When the team was told that it is late.
alter table work_items add column told_late_at timestamptz;

-- What one of us wrote beside what came of a piece of work, sealed. Read by staff; a person can ask for a copy.
create table work_notes (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id) on delete cascade,
  work_id uuid not null,
  staff_id uuid not null,
  at timestamptz not null,
  outcome text not null,
  sealed_note bytea not null
);
create index work_notes_of_customer on work_notes (customer_id, at);
