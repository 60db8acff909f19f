-- A chat also ends with the session that one of us closes. Who had it did not end it, so that it says so. What may stand
-- there is a list of the program.
alter table chat_conversations drop constraint chat_conversations_ended_by_check;
