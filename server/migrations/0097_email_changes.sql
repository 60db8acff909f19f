-- A change of email that somebody asked for: it counts once the new address was confirmed and the old one agreed, or
-- kept silent for a week. Only the hashes of the links are kept. At most one is under way for each person.
create table email_changes (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  old_email text not null,
  new_email text not null,
  new_email_key text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  agreed_at timestamptz,
  ended_at timestamptz,
  outcome text,
  new_token_hash bytea unique,
  old_token_hash bytea unique,
  primary key (customer_id, id),
  check ((ended_at is null) = (outcome is null))
);
create unique index email_changes_under_way on email_changes (customer_id) where ended_at is null;
create index email_changes_to_settle on email_changes (asked_at) where ended_at is null;
