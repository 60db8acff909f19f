-- Steps of visits, for counting. Only from visitors who said yes; never an answer, a name or a contact detail.
create table analytics_events (
  customer_id uuid not null references customers (id) on delete cascade,
  id bigint generated always as identity,
  event text not null,
  details jsonb not null,
  at timestamptz not null,
  primary key (customer_id, id)
);

create index analytics_events_by_time on analytics_events (event, at);
