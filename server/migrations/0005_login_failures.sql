-- Wrong passwords in a row by email, whether or not it has an account, so that neither answer nor pause tells.
-- The key is a keyed hash: the table holds no address.
create table login_failures (
  email_hash bytea primary key,
  failures integer not null,
  last_at timestamptz not null,
  paused_until timestamptz
);
