-- Answers, lines of the budget, name and number are put right together with a person too, not debts alone. What may be is
-- one list in the program, from which each word that is written comes: a second one here would stop the release that adds
-- a word while the one before it still runs.
alter table case_corrections drop constraint case_corrections_what_check;

-- Null: the person.
alter table answer_history add column made_by text check (made_by in ('adviser'));
alter table budget_changes add column made_by text check (made_by in ('adviser'));
