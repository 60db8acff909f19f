-- How pressing work is follows from what its person has told us: when that was last looked at; never where it is null.
alter table work_items add column weighed_at timestamptz;

-- What is to be done for a person by a day is work like any other. Which kinds of work there are is one list in the program,
-- from which each word that is written comes: a second one here would stop the release that adds a kind while the one
-- before it still runs.
alter table work_items drop constraint work_items_kind_check;
create index case_tasks_by_id on case_tasks (id);

-- Those that were written down before, due at the end of their day in London.
insert into work_items (kind, customer_id, subject, due_at, created_at)
select 'task', customer_id, id::text, (due_on + time '23:59') at time zone 'Europe/London', at
from case_tasks
where done_at is null
on conflict (kind, subject) where state in ('open', 'taken') do nothing;
