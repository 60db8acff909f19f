-- How a person wants to be talked or written to, sealed with HEALTH_DATA_KEY. Apart from conditions: either can be
-- kept, and withdrawn, without the other.
create table support_needs (
  customer_id uuid primary key references health_records (customer_id) on delete cascade,
  sealed bytea not null
);
