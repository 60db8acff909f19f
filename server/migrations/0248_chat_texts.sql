-- To which number, sealed, somebody who waits in a chat wants one text message once one of us has written, and after which
-- place of the conversation they asked for it. Both go once it is sent, read before it, taken back, or the conversation ends.
alter table chat_conversations
  add column sealed_number bytea,
  add column text_from integer;
create index chat_conversations_texts on chat_conversations (number) where sealed_number is not null;
