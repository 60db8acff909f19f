-- Whether nobody waits in it at this moment: who chats has our answer. Such work is never late.
alter table work_items add column is_answered boolean not null default false;
-- Since when its person waits, where that is not since it was asked for.
alter table work_items add column waits_since timestamptz;

-- A talk is waited for from its start, and late once its time is over.
update work_items as work
set due_at = case when work.due_at = talk.starts_at then talk.ends_at else work.due_at end, waits_since = talk.starts_at
from bookings as talk
where work.kind = 'booking' and talk.customer_id = work.customer_id and talk.id::text = work.subject;

-- Conversations that one of us has, and wrote in last. Where nobody has it, its person waits.
update work_items as work
set is_answered = true
from chat_conversations as chat
join chat_messages as last
  on last.customer_id = chat.customer_id and last.conversation_id = chat.id and last.sequence = chat.last_sequence
where work.kind = 'chat' and work.state in ('open', 'taken') and work.customer_id = chat.customer_id
  and work.subject = chat.id::text and chat.state = 'with adviser' and last.sender = 'adviser';
