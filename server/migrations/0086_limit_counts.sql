-- How often limited calls were made, by whom and from where, as keyed hashes. Unlogged: a count that a crash loses
-- costs nothing, and each limited call writes one.
create unlogged table limit_counts (
  key varchar(255) primary key,
  points integer not null default 0,
  -- When the count begins anew, in milliseconds since 1970.
  expire bigint
);
