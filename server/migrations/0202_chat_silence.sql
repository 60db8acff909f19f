-- After so many hours in which nobody wrote a conversation ended by itself; null of one that somebody ended.
alter table chat_conversations add column silent_hours integer check (silent_hours > 0);
