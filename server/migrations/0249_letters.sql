-- The letters that a person has begun: one of each kind for each debt, or for a matter of their own ('all'). What they typed
-- into it is sealed, with what they had before them when they said that they have read it.
create table letters (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Which letter of the operator's content, and the debt it is about.
  letter_key text not null,
  about text not null,
  sealed bytea not null,
  attaches_budget boolean not null default false,
  read_on date,
  changed_at timestamptz not null,
  primary key (customer_id, id),
  unique (customer_id, letter_key, about)
);

-- What went out, each version as it was, sealed; when, how, and what came back.
create table letters_sent (
  customer_id uuid not null,
  letter_id uuid not null,
  version integer not null,
  sealed bytea not null,
  attached_budget boolean not null,
  sent_on date not null,
  sent_by text not null check (sent_by in ('post', 'email', 'online')),
  -- By when an answer is to be expected; null where none comes.
  answer_by date,
  answer text check (answer in ('accepted', 'asks for more', 'refused', 'other', 'none')),
  answered_on date,
  noted_at timestamptz not null,
  primary key (customer_id, letter_id, version),
  foreign key (customer_id, letter_id) references letters (customer_id, id) on delete cascade,
  check ((answer is null) = (answered_on is null))
);

-- What a person typed of themselves and of those they write to that the next letter needs too: addresses, references, a
-- court. One row for each person, sealed as a whole.
create table letter_contacts (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  sealed bytea not null,
  changed_at timestamptz not null,
  primary key (customer_id)
);
