-- When a person was last here: answers of people who do not come back are removed by it. Rows from before count from
-- the day of this change.
alter table customers add column last_seen_at timestamptz not null default now();

create index customers_last_seen on customers (last_seen_at);

-- People with an account who have been written to before all that is held about them goes.
create table retention_warnings (
  customer_id uuid primary key references customers (id) on delete cascade,
  id uuid not null,
  rule text not null,
  asked_at timestamptz not null,
  -- When the mail server took it: only from then on do the days count. Null: not yet.
  sent_at timestamptz
);
