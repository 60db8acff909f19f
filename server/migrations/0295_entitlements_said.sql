-- What a person says of help that was found for them: that they have asked for it, or that it is not for them, with the day of
-- each. One row for each person, sealed as a whole, since what somebody asks for can tell of their health.
create table entitlements_said (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  sealed bytea not null,
  changed_at timestamptz not null,
  primary key (customer_id)
);
