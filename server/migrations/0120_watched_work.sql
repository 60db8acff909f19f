-- Since when a mail has been due for the first time: due_at moves on with each try. Rows from before count from this change.
alter table outbox add column first_due_at timestamptz not null default now();
create index outbox_waiting on outbox (first_due_at) where sent_at is null and gave_up_at is null;

-- What became of work that comes again: when it was last done, and how often it went wrong since.
alter table recurring_jobs add column known_since timestamptz not null default now();
alter table recurring_jobs add column done_at timestamptz;
alter table recurring_jobs add column failures integer not null default 0;
