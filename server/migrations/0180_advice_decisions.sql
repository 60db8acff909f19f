-- What an adviser says of an advice that the rules hand to a person, or of any other: it stands as it is, or another
-- solution fits better. Each is about one record of advice; a later one takes the place of the one before.
create table advice_decisions (
  customer_id uuid not null,
  id uuid not null default gen_random_uuid(),
  record_id uuid not null,
  sequence integer not null,
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  outcome text not null check (outcome in ('confirmed', 'changed')),
  short_name text not null,
  -- What was asked and settled with the person, by code.
  asked text[] not null,
  -- In words that the person reads.
  sealed_reason bytea not null,
  primary key (customer_id, id),
  unique (customer_id, record_id, sequence),
  foreign key (customer_id, record_id) references advice_records (customer_id, id) on delete cascade
);
create trigger advice_decisions_append_only
  before update on advice_decisions
  for each row execute function refuse_change_but_of_seal('sealed_reason');

-- The second pair of eyes on a change: without it a change counts for nothing.
create table advice_decision_looks (
  customer_id uuid not null,
  decision_id uuid not null,
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  approves boolean not null,
  primary key (customer_id, decision_id),
  foreign key (customer_id, decision_id) references advice_decisions (customer_id, id) on delete cascade
);
create trigger advice_decision_looks_append_only
  before update on advice_decision_looks
  for each statement execute function refuse_change();
