-- Why the release before a migration cannot run on a database that has had it; empty where it can.
alter table migrations add column contracts text;
