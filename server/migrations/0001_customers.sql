-- A person. A guest has no email here; registering gives the same row one, so that the journey stays theirs.
create table customers (
  id uuid primary key default gen_random_uuid(),
  title_id smallint,
  forename text,
  middlename text,
  surname text,
  -- As typed, for writing to; email_key is the form in which two addresses count as the same.
  email text,
  email_key text unique,
  contact_number text,
  password_hash text,
  registered_at timestamptz,
  created_at timestamptz not null default now(),
  check ((email is null) = (email_key is null)),
  check ((email is null) = (registered_at is null)),
  check (password_hash is null or registered_at is not null)
);
