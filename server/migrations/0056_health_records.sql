-- One row for a person whose health was ever asked about. It says nothing of it; it is held while a consent or what
-- rests on it changes, so that nothing can be added beside a consent that is being withdrawn.
create table health_records (
  customer_id uuid primary key references customers (id) on delete cascade
);
