-- What staff put right together with a person, on the phone: who did, when and why. What it was before and is now stands
-- in the history of the thing itself, which says that an adviser made the change.
create table case_corrections (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  staff_id uuid not null references staff_members (id),
  what text not null check (what in ('debt', 'answer')),
  -- The debt, or the step of the questionnaire.
  subject text not null,
  sealed_reason bytea not null,
  primary key (customer_id, id)
);
create trigger case_corrections_append_only
  before update on case_corrections
  for each row execute function refuse_change_but_of_seal('sealed_reason');

-- Null: the person, or what a report brought.
alter table debt_changes add column made_by text check (made_by in ('adviser'));
