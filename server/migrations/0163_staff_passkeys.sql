-- Passkeys of staff: what they sign in with in place of password and code.
create table staff_passkeys (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_members (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- As the device counts its uses; some count none.
  counter bigint not null,
  transports text[] not null,
  -- What its owner calls it.
  sealed_name bytea not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_of_staff on staff_passkeys (staff_id);

-- What a device is asked to sign, once and within minutes. Of nobody until a passkey has told who signs in.
create table staff_challenges (
  id uuid primary key default gen_random_uuid(),
  challenge text not null,
  staff_id uuid references staff_members (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenges_of_staff on staff_challenges (staff_id);
create index staff_challenges_ending on staff_challenges (expires_at);

-- Sign-ins are forgotten after a month, and this is not.
alter table staff_members add column last_signed_in_at timestamptz;
