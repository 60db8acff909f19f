-- The code that is to show that a person holds a phone, before anything is searched with it; a person has one at most.
create table credit_search_phone_codes (
  customer_id uuid primary key references customers (id) on delete cascade,
  journey_id uuid not null,
  -- A keyed hash: six digits are too few for a plain one.
  code_hash bytea not null,
  -- As in credit_search_phones.
  phone_hash bytea not null,
  -- The number, to send another code to.
  sealed_phone bytea not null,
  tries_left smallint not null,
  -- Keyed hashes of the wrong codes, in hexadecimal.
  tried text[] not null default '{}',
  expires_at timestamptz not null,
  sent_at timestamptz not null,
  times_sent smallint not null
);

-- The phone of who searches, as a keyed hash that is the same for everybody: one phone searches as often as one person.
-- Null in rows from before.
alter table credit_searches add column phone_hash bytea;
create index credit_searches_phone on credit_searches (phone_hash, at) where phone_hash is not null;

-- Tries that the pause turned away, which the audit log counts and does not list.
alter table password_tries add column turned_away integer not null default 0;

-- When a link for a new password was last mailed to an email, and how often since when: whoever asks, an inbox is sent a
-- few a day. The email is a keyed hash, the same with and without an account.
create table password_reset_mails (
  email_hash bytea primary key,
  sent integer not null,
  counted_since timestamptz not null,
  last_at timestamptz not null
);
