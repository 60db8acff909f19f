-- Who works behind the site: kept apart from the people we help, with sessions of their own.

-- What whoever has a role may do, by the names that the program has for it. Data, so that it is changed without one.
create table staff_roles (
  role text primary key,
  permissions text[] not null
);
insert into staff_roles (role, permissions) values
  ('adviser', '{"see work","take work"}'),
  ('approver', '{"see work","take work"}'),
  ('supervisor', '{"see work","take work"}'),
  ('administrator', '{}');

create table staff_members (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null references staff_roles (role),
  -- Both are set by the link that somebody new is given, and never by somebody else.
  password_hash text,
  sealed_secret bytea,
  -- The time step of the last code that counted: each counts once.
  last_step bigint,
  wrong_tries smallint not null default 0,
  paused_until timestamptz,
  added_at timestamptz not null,
  ended_at timestamptz,
  check ((password_hash is null) = (sealed_secret is null))
);

-- By which somebody chooses a password and an app of codes, once.
create table staff_links (
  token_hash bytea primary key,
  staff_id uuid not null references staff_members (id) on delete cascade,
  sealed_secret bytea not null,
  expires_at timestamptz not null
);
create index staff_links_of_staff on staff_links (staff_id);

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_members (id) on delete cascade,
  token_hash bytea not null unique,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  device_kind text,
  browser text,
  system text
);
create index staff_sessions_of_staff on staff_sessions (staff_id);

-- What staff did and whom they looked at. Added to and never changed; kept for a year at least.
create table staff_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No references: an entry outlives those whom it is about.
  staff_id uuid,
  customer_id uuid,
  kind text not null,
  network bytea,
  facts jsonb not null
);
create index staff_log_at on staff_log (at);
create index staff_log_customer on staff_log (customer_id, at) where customer_id is not null;
create trigger staff_log_append_only
  before update or truncate on staff_log
  for each statement execute function refuse_change();
create trigger staff_log_kept
  before delete on staff_log
  for each row execute function refuse_early_removal();
