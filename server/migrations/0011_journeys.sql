-- A person's walk through one questionnaire. The customer id stands first in every key, so that the tables of a
-- person can be kept on one shard.
create table journeys (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null,
  journey text not null,
  version integer not null,
  -- The one the person is on; a journey that another follows is no longer current.
  is_current boolean not null default true,
  -- Where the visitor came from: the wlContext cookie as it was at the start.
  marketing_context jsonb not null default '{}',
  -- Counts every change of the journey or its answers. A write names the revision it was decided on.
  revision integer not null default 0,
  -- The path as far as it goes, one entry per page, so that a request walks one page only.
  state jsonb not null,
  status text not null default 'Active' check (
    status in ('Active', 'Complete', 'Completed Offline', 'Hard Dropout', 'Soft Dropout', 'Invalidated', 'Expired', 'Abandoned')
  ),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (journey, version) references journey_versions (journey, version)
-- Room on each page lets a save rewrite its row in place, without touching an index.
) with (fillfactor = 70);

-- One current journey a person, also when two create calls arrive at once.
create unique index journeys_current on journeys (customer_id) where is_current;
