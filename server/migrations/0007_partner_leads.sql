-- A person a partner sent: the link they follow holds a one-time token, hashed here. app_id says which partner.
create table partner_leads (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  app_id text,
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
