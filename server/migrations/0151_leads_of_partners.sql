-- What a partner says of a person beside how to reach them, and where its visitor came from. Title and middle names are
-- not called as in customers: the release before joins both tables and names those without their table.
alter table partner_leads add column title_number smallint;
alter table partner_leads add column middle_names text;
alter table partner_leads add column brand_id text;
alter table partner_leads add column plid text;
alter table partner_leads add column gcl_id text;
alter table partner_leads add column query text;
-- Null for a lead of before.
alter table partner_leads add column created_at timestamptz;
create index partner_leads_created on partner_leads (app_id, created_at);

-- The answer to a lead that was made, for the same call made again: it has the link, so it is sealed.
create table partner_lead_repeats (
  app_id text not null,
  idempotency_key text not null,
  body_hash bytea not null,
  sealed_answer bytea not null,
  expires_at timestamptz not null,
  primary key (app_id, idempotency_key)
);
create index partner_lead_repeats_expires_at on partner_lead_repeats (expires_at);
