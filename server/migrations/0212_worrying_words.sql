-- Somebody in danger may have written in a conversation, and none of us has written in it since. Its work stays on the
-- list when the conversation ends.
alter table chat_conversations add column owes_answer boolean not null default false;
update chat_conversations c set owes_answer = true
  where c.state <> 'ended' and c.has_crisis_words and not exists (
    select from chat_messages answer
    where answer.customer_id = c.customer_id and answer.conversation_id = c.id and answer.sender = 'adviser'
      and answer.sequence > (
        select max(words.sequence) from chat_messages words
        where words.customer_id = c.customer_id and words.conversation_id = c.id and words.has_crisis_words));
create index chat_conversations_owed on chat_conversations (number) where state = 'ended' and owes_answer;
-- A flag that the service itself set, by what somebody wrote, was set by none of the staff.
alter table case_flags alter column staff_id drop not null;
