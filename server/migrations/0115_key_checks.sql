-- The keys that something here may be sealed with, each with a known text sealed by it: a start with other keys is told so
-- before it changes anything. A key is noted when it is first used, and goes once nothing is sealed with it any more.
create table key_checks (
  -- The setting that holds it, such as HEALTH_DATA_KEY.
  key_name text not null,
  key_id text not null,
  sealed bytea not null,
  noted_at timestamptz not null default now(),
  primary key (key_name, key_id)
);
