-- A change of email, and an erasure, count their days from the moment a mail server took the notice. What an older
-- release writes does not wait.
alter table email_changes add column waits_for_notice boolean not null default false;
-- When the old address, or the phone in its place, was told.
alter table email_changes add column old_told_at timestamptz;
-- When the mail to the old address was given up.
alter table email_changes add column unreached_at timestamptz;

alter table erasures add column waits_for_notice boolean not null default false;
alter table erasures add column unreached_at timestamptz;
