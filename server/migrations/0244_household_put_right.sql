-- Who lives with a person is put right together with them too. Null: the person.
alter table household_changes add column made_by text check (made_by in ('adviser'));
