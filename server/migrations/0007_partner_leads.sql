-- Who sends people to us; app_id is the one in the marketing context.
create table originators (
  app_id text primary key,
  name text not null,
  welcome_message_id smallint
);

-- A person a partner sent: the link they follow holds a one-time token, hashed here.
create table partner_leads (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  app_id text references originators,
  forename text not null,
  surname text,
  email_address text,
  phone_number text not null,
  welcome_message_id smallint,
  expires_at timestamptz not null,
  accepted_by uuid references customers on delete set null,
  accepted_at timestamptz
);
create index partner_leads_accepted_by on partner_leads (accepted_by);
