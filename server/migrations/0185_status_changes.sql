-- How the label of each session changed: when, from what to what, by whose hand and why. Added to and never changed.
create table journey_status_changes (
  customer_id uuid not null,
  journey_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null,
  old text not null,
  new text not null,
  moved_by text not null check (moved_by in ('person', 'staff', 'time')),
  -- Who of us did it. No reference: an entry outlives whoever leaves.
  staff_id uuid,
  why text,
  primary key (customer_id, journey_id, id),
  foreign key (customer_id, journey_id) references journeys (customer_id, id) on delete cascade,
  check ((moved_by = 'staff') = (staff_id is not null))
);
create trigger journey_status_changes_append_only
  before update on journey_status_changes
  for each statement execute function refuse_change();

-- No label changes without its entry, by whichever statement and whichever release. Where it was one of us or time, the
-- program has written the entry itself, in the same transaction and for the same moment; what is left is the person's.
create function note_status_change() returns trigger language plpgsql set search_path = public as $$
begin
  if not exists (
    select from journey_status_changes
    where customer_id = new.customer_id and journey_id = new.id and at = new.updated_at
      and new.status = journey_status_changes.new and moved_by <> 'person'
  ) then
    insert into journey_status_changes (customer_id, journey_id, at, old, new, moved_by)
    values (new.customer_id, new.id, new.updated_at, old.status, new.status, 'person');
  end if;
  return null;
end;
$$;
create trigger journeys_status_noted
  after update of status on journeys
  for each row when (old.status is distinct from new.status)
  execute function note_status_change();
