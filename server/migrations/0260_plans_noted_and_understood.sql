-- Who wrote down that a plan came further, where that is somebody else than the one who moved it: an answer is that of
-- those who were asked, and the person or one of us notes it.
alter table plan_changes add column noted_by text check (noted_by in ('person', 'adviser'));

-- What a person answered before they chose an insolvency, with the questions as they read them, sealed; null where none
-- were asked.
alter table plans add column sealed_understanding bytea;
