-- What a person answered about their health beside their conditions, sealed with HEALTH_DATA_KEY for this person. It
-- rests on the consent to keeping conditions, and goes with them when that is withdrawn.
create table health_answers (
  customer_id uuid primary key references health_records (customer_id) on delete cascade,
  sealed bytea not null
);
