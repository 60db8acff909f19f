-- Conditions that a person told us of. What they are is sealed with HEALTH_DATA_KEY, for this row alone; the table
-- holds no word of it. Nothing is kept of what is removed.
create table health_conditions (
  customer_id uuid not null references health_records (customer_id) on delete cascade,
  -- When it was added, in milliseconds since 1970.
  id bigint not null,
  sealed bytea not null,
  primary key (customer_id, id)
);
