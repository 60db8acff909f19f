-- The day on which the team was last mailed how much waits, so that of several servers one does it.
create table work_summaries (
  day date primary key
);
