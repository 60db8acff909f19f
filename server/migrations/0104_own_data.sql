-- Erasures that people asked for and can still change their minds about.
create table erasures (
  customer_id uuid primary key references customers (id) on delete cascade,
  asked_at timestamptz not null,
  -- The day on which it is done.
  erase_on date not null,
  -- One of a few, if the person gave one.
  reason text,
  -- Of the link in the mail, by which the person keeps the account; null until the mail is written.
  keep_token_hash bytea unique
);

create index erasures_erase_on on erasures (erase_on);

-- Why people went, without who: a count for each month and reason.
create table erasure_reasons (
  month date not null,
  reason text not null,
  count integer not null,
  primary key (month, reason)
);

-- Mails that tell people that they were erased: there is no row of theirs left to hang them on. The address is sealed,
-- and goes with the mail.
create table erasure_notices (
  id uuid primary key,
  sealed_email bytea not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);

-- What people say is wrong in what is held about them, sealed, with the day by which they hear from us.
create table corrections (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null,
  asked_at timestamptz not null,
  answer_by date not null,
  sealed bytea not null,
  taken_back_at timestamptz,
  -- The operator answers by mail, and says so here.
  answered_at timestamptz,
  primary key (customer_id, id)
);

create index corrections_to_answer on corrections (answer_by) where answered_at is null and taken_back_at is null;
