-- How a plan came to its end, where whoever noted it said so: it was completed, or failed before that. Null where that was not
-- asked, follows from its day, or was noted before this was kept.
alter table plan_changes add column ended_how text check (ended_how in ('completed', 'failed'));
