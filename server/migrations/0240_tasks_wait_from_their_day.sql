-- Nobody waits for a task before its day in London begins, however long ago it was written down.
update work_items as work
set waits_since = greatest(work.created_at, task.due_on::timestamp at time zone 'Europe/London')
from case_tasks as task
where work.kind = 'task' and task.customer_id = work.customer_id and task.id::text = work.subject;
