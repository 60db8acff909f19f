-- A chat also ends with the session that one of us closes. Who had it did not end it, so that it says so.
alter table chat_conversations drop constraint chat_conversations_ended_by_check;
alter table chat_conversations add constraint chat_conversations_ended_by_check
  check (ended_by in ('person', 'adviser', 'closing'));
