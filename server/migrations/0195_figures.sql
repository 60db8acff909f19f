-- How many people came how far, by the day on which they began: counted by a job, so that a year is read at once. Counts
-- alone; whom they count is not kept.
create table figure_counts (
  day date not null,
  measure text not null,
  detail text not null,
  -- Empty where it is not known.
  nation text not null,
  app_id text not null,
  people integer not null,
  primary key (day, measure, detail, nation, app_id)
);

-- When each day was last counted: people go on, so a day is counted again.
create table figure_days (
  day date primary key,
  counted_at timestamptz not null
);
create index figure_days_counted on figure_days (counted_at);

-- What was asked for on a day.
create index work_items_made on work_items (created_at);
