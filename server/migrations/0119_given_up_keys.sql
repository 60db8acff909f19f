-- Keys that are lost for good, by the word of the operator: what they sealed can never be read again, and holds up nothing.
create table given_up_keys (
  -- The setting that held it, such as HEALTH_DATA_KEY.
  key_name text not null,
  key_id text not null,
  given_up_at timestamptz not null default now(),
  primary key (key_name, key_id)
);
