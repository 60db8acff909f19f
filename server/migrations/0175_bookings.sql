-- The seconds that a talk takes of its lane, each lane with a stretch of numbers of its own. What `extract` makes of a
-- moment in seconds hangs on no time zone, so the same always gives the same.
create function seconds_of_lane(lane integer, starts_at timestamptz, ends_at timestamptz) returns int8range
  language sql immutable strict as $$
    select int8range(
      lane * 100000000000 + extract(epoch from starts_at)::bigint,
      lane * 100000000000 + extract(epoch from ends_at)::bigint
    )
  $$;

-- Talks that people have booked with one of us. How many of us talk at once are so many lanes, and no lane is booked twice:
-- that is the word of the database, whatever processes do at the same moment.
create table bookings (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  lane integer not null check (lane between 1 and 10000),
  way text not null check (way in ('phone', 'chat')),
  state text not null check (state in ('booked', 'cancelled', 'over')),
  -- Name, number, email and note.
  sealed bytea not null,
  booked_at timestamptz not null,
  -- When it was booked or moved last: a reminder that would follow close on that is not sent.
  arranged_at timestamptz not null,
  changed_at timestamptz not null,
  -- As calendars count the changes of an entry.
  sequence integer not null default 0,
  -- What it is reminded of has been put into the outbox; null until then, and again once it is moved.
  day_reminded_at timestamptz,
  hour_reminded_at timestamptz,
  outcome text,
  primary key (customer_id, id),
  check (starts_at < ends_at),
  constraint bookings_lane_once exclude using gist (seconds_of_lane(lane, starts_at, ends_at) with &&) where (state = 'booked')
);
create unique index bookings_one_at_a_time on bookings (customer_id) where state = 'booked';
create index bookings_booked on bookings (starts_at) where state = 'booked';

-- The links of the mails about a booking; only their hashes are kept.
create table booking_links (
  customer_id uuid not null,
  token_hash bytea not null,
  booking_id uuid not null,
  made_at timestamptz not null,
  primary key (customer_id, token_hash),
  foreign key (customer_id, booking_id) references bookings (customer_id, id) on delete cascade
);
