-- Who of the staff looks at chats, and until when that holds: also who takes no new ones is there for those they have.
alter table chat_presence add column here_until timestamptz;

-- Which of the staff read last in a conversation, as far as it says. No reference: it outlives them.
alter table chat_conversations add column adviser_read_by uuid;
