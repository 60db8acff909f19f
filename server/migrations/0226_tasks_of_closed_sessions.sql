-- What was to be done for a person whose session one of us closed is not done any more: `done_by` is who closed it.
alter table case_tasks add column is_closed boolean not null default false;
