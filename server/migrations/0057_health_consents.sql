-- Every yes and no to keeping health conditions or support needs, with the words that were shown. The latest row of a
-- purpose counts. It stays when what rested on it has been removed: it proves that we were allowed to keep it.
create table health_consents (
  customer_id uuid not null references health_records (customer_id) on delete cascade,
  id bigint generated always as identity,
  purpose text not null check (purpose in ('conditions', 'supportNeeds')),
  has_consented boolean not null,
  text_version text not null,
  words text not null,
  at timestamptz not null,
  primary key (customer_id, id)
);

create trigger health_consents_append_only
  before update on health_consents
  for each statement execute function refuse_change();
