-- Answers, lines of the budget, name and number are put right together with a person too, not debts alone.
alter table case_corrections drop constraint case_corrections_what_check;
alter table case_corrections
  add constraint case_corrections_what_check check (what in ('debt', 'answer', 'budget', 'name', 'phone'));

-- Null: the person.
alter table answer_history add column made_by text check (made_by in ('adviser'));
alter table budget_changes add column made_by text check (made_by in ('adviser'));
