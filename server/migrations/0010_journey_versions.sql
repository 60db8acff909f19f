-- Published questionnaires. A person finishes the version they began, so a version is written once and never changed.
create table journey_versions (
  journey text not null,
  version integer not null check (version > 0),
  definition jsonb not null,
  -- SHA-256 of the definition in a fixed order of keys: tells a changed file from one that is only laid out anew.
  content_hash text not null,
  published_at timestamptz not null,
  primary key (journey, version)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;

create trigger journey_versions_immutable
  before update or delete or truncate on journey_versions
  for each statement execute function refuse_change();
