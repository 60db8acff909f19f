-- Work that comes again and again, and when each piece is due. Whichever process finds one due moves it on and does it.
create table recurring_jobs (
  name text primary key,
  due_at timestamptz not null
);
