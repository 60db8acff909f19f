-- When each of those who work behind the site takes talks: the hours of a week, by the clock in London, and days away.
-- How many talks can be had at once follows from them; where nobody has said any, the number of the operator holds.
create table staff_talk_hours (
  staff_id uuid not null references staff_members (id) on delete cascade,
  weekday text not null check (
    weekday in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')
  ),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (staff_id, weekday),
  check (starts_at < ends_at)
);

create table staff_days_away (
  staff_id uuid not null references staff_members (id) on delete cascade,
  -- 'YYYY-MM-DD', as calendars of the content have it.
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  primary key (staff_id, day)
);
