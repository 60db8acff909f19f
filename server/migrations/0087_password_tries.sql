-- Passwords that were tried: of one account from one place, and of one account from everywhere. A try counts before it is
-- known to be wrong. Keys are keyed hashes, the same for an email with and without an account. login_failures counts on
-- for a release from before.
create table password_tries (
  key bytea primary key,
  tries integer not null,
  counted_since timestamptz not null,
  last_at timestamptz not null,
  paused_until timestamptz,
  -- The right password came from this place, so tries from elsewhere do not shut it out until then.
  known_until timestamptz
);
create index password_tries_last_at on password_tries (last_at);
