-- An offer that was said on the plan to have gone keeps its letter as it went. How it was sent is not asked there: null.
alter table letters_sent alter column sent_by drop not null;
