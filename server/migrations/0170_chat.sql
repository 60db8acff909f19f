-- What people and advisers write to each other, conversation by conversation.
create table chat_conversations (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  -- In the order in which they were begun.
  number bigint not null generated always as identity,
  state text not null check (state in ('waiting', 'with adviser', 'ended')),
  begun_at timestamptz not null,
  -- By when it is to be answered.
  due_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'adviser')),
  -- Which of the staff has it, or had it last. No reference: it outlives them.
  taken_by uuid,
  -- The place of the latest message: the next has the one after it.
  last_sequence integer not null default 0,
  person_read integer not null default 0,
  adviser_read integer not null default 0,
  person_typing_at timestamptz,
  adviser_typing_at timestamptz,
  -- Somebody in danger may have written in it.
  has_crisis_words boolean not null default false,
  primary key (customer_id, id),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'with adviser') <= (taken_by is not null))
);
create unique index chat_conversations_one_open on chat_conversations (customer_id) where state <> 'ended';
create index chat_conversations_waiting on chat_conversations (number) where state = 'waiting';
create index chat_conversations_latest on chat_conversations (customer_id, number);
create index chat_conversations_taken on chat_conversations (taken_by, number);
create index chat_conversations_ended on chat_conversations (ended_at) where state = 'ended';

create table chat_messages (
  customer_id uuid not null,
  conversation_id uuid not null,
  sequence integer not null check (sequence > 0),
  sender text not null check (sender in ('person', 'adviser')),
  -- Which of the staff wrote it; null of the person.
  staff_id uuid,
  -- What makes a message that is sent again the same one.
  client_id uuid not null,
  sent_at timestamptz not null,
  sealed bytea not null,
  has_crisis_words boolean not null default false,
  primary key (customer_id, conversation_id, sequence),
  unique (customer_id, sender, client_id),
  check ((sender = 'adviser') = (staff_id is not null)),
  foreign key (customer_id, conversation_id) references chat_conversations (customer_id, id) on delete cascade
);
create trigger chat_messages_append_only
  before update on chat_messages
  for each row execute function refuse_change_but_of_seal('sealed');

-- Who of the staff takes chats, and until when that holds unless it is said again.
create table chat_presence (
  staff_id uuid primary key references staff_members (id) on delete cascade,
  until timestamptz not null
);
