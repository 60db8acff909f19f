-- How what an adviser said of an advice came to count for nothing: whoever looked at a change refused it, whoever made it
-- withdrew it before anybody looked, or one of us took back what counted. A decision ends once.
create table advice_decision_endings (
  customer_id uuid not null,
  decision_id uuid not null,
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  how text not null check (how in ('refused', 'withdrawn', 'taken back')),
  -- Of what counted, in words that the person reads; else for colleagues.
  sealed_reason bytea not null,
  primary key (customer_id, decision_id),
  foreign key (customer_id, decision_id) references advice_decisions (customer_id, id) on delete cascade
);
create trigger advice_decision_endings_append_only
  before update on advice_decision_endings
  for each row execute function refuse_change_but_of_seal('sealed_reason');
