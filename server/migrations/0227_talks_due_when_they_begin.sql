-- When a booked talk begins: it is due then, and late soon after where nobody has taken it. Null for all other work, and
-- for a talk in which nobody was reached, which is tried again as a call is.
alter table work_items add column begins_at timestamptz;
update work_items as work
set begins_at = talk.starts_at
from bookings as talk
where work.kind = 'booking' and work.state in ('open', 'taken') and talk.customer_id = work.customer_id
  and talk.id::text = work.subject and work.not_before = talk.starts_at;
