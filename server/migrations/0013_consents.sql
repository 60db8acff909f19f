-- Every yes and no to a consent question, with the words that were shown. The latest row of a type and channel counts.
create table consents (
  customer_id uuid not null references customers (id) on delete cascade,
  id bigint generated always as identity,
  consent_type_id integer not null,
  consent_channel_type_id integer not null,
  has_consented boolean not null,
  text_version text not null,
  at timestamptz not null,
  primary key (customer_id, id)
);

create index consents_latest on consents (customer_id, consent_type_id, consent_channel_type_id, id desc);

create trigger consents_append_only
  before update on consents
  for each statement execute function refuse_change();
