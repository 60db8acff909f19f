-- With what a partner signs its calls. The secret is sealed and not hashed: a signature can be checked only with it.
create table partner_keys (
  id text primary key,
  -- The partner, as the content knows it.
  app_id text not null,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index partner_keys_app_id on partner_keys (app_id);

-- Signatures that were used, until their time is over: each opens one call.
create table partner_signatures (
  signature_hash bytea primary key,
  expires_at timestamptz not null
);
create index partner_signatures_expires_at on partner_signatures (expires_at);
