-- The people as staff find them: one row each with what they are filtered and sorted by, since the label, the nation and
-- the partner stand in three other tables, and no index spans tables. It holds nothing that these do not; triggers keep
-- it, so that no statement of any release can forget it.
create table people_list (
  customer_id uuid primary key references customers (id) on delete cascade,
  journey_id uuid,
  -- Of the journey they are on; '' before they begin one.
  status text not null default '',
  -- Where they live, as they answered; '' until they have.
  nation text not null default '',
  -- Which partner sent them; '' where none did.
  app_id text not null default '',
  -- In small letters, the surname first; '' where they gave no name.
  name_key text collate "C" not null default '',
  has_account boolean not null default false,
  seen_at timestamptz not null
);
create index people_list_seen on people_list (seen_at, customer_id);
create index people_list_name on people_list (name_key, customer_id);
create index people_list_filtered_seen on people_list (status, nation, seen_at, customer_id);
create index people_list_filtered_name on people_list (status, nation, name_key, customer_id);
create index people_list_partner_seen on people_list (app_id, status, seen_at, customer_id);
create index people_list_partner_name on people_list (app_id, status, name_key, customer_id);
create index people_list_journey on people_list (journey_id);

-- By what beginning of which words somebody is found: their name either way round, their email, their number.
create table people_keys (
  key text collate "C" not null,
  customer_id uuid not null references customers (id) on delete cascade,
  primary key (key, customer_id)
);
create index people_keys_of_customer on people_keys (customer_id);

-- Small letters without their accents, and one kind of apostrophe: as filters.ts writes what is typed.
create function name_key(first text, second text) returns text language sql immutable as $$
  select btrim(regexp_replace(
    translate(
      regexp_replace(normalize(lower(coalesce(first, '') || ' ' || coalesce(second, '')), nfd), '[\u0300-\u036f]', '', 'g'),
      '’‘`', ''''''''
    ),
    '\s+', ' ', 'g'
  ))
$$;

-- A number as it is dialled in the UK: digits alone, 0 for +44.
create function phone_key(number text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(coalesce(number, ''), '[^0-9+]', '', 'g'), '^(\+44|0044)0?', '0')
$$;

create function keys_of_person(person customers) returns setof text language sql immutable as $$
  select distinct key from unnest(array[
    name_key(person.forename, person.surname),
    name_key(person.surname, person.forename),
    person.email_key,
    phone_key(person.contact_number)
  ]) as key
  where key <> ''
$$;

create function list_person() returns trigger language plpgsql set search_path = public as $$
begin
  insert into people_list (customer_id, name_key, has_account, seen_at)
  values (new.id, name_key(new.surname, new.forename), new.registered_at is not null, new.last_seen_at)
  on conflict (customer_id)
  do update set name_key = excluded.name_key, has_account = excluded.has_account, seen_at = excluded.seen_at;
  if tg_op = 'UPDATE' then
    delete from people_keys where customer_id = new.id;
  end if;
  insert into people_keys (key, customer_id) select key, new.id from keys_of_person(new) as key
  on conflict do nothing;
  return null;
end;
$$;
create trigger customers_listed_at_first after insert on customers
  for each row execute function list_person();
create trigger customers_listed_anew after update of forename, surname, email_key, contact_number on customers
  for each row when (
    (old.forename, old.surname, old.email_key, old.contact_number)
      is distinct from (new.forename, new.surname, new.email_key, new.contact_number)
  )
  execute function list_person();

create function list_seen() returns trigger language plpgsql set search_path = public as $$
begin
  update people_list set seen_at = new.last_seen_at where customer_id = new.id;
  return null;
end;
$$;
create trigger customers_seen after update of last_seen_at on customers
  for each row when (old.last_seen_at is distinct from new.last_seen_at)
  execute function list_seen();

create function list_journey() returns trigger language plpgsql set search_path = public as $$
begin
  update people_list
  set journey_id = new.id, status = new.status,
    app_id = case when app_id = '' then coalesce(new.marketing_context ->> 'appId', '') else app_id end,
    nation = coalesce(
      (select coalesce(substr(a.given -> 0 ->> 'id', length('nation.') + 1), '') from answers a
       where a.customer_id = new.customer_id and a.journey_id = new.id and a.step_id = 'nation'),
      nation
    )
  where customer_id = new.customer_id;
  return null;
end;
$$;
create trigger journeys_listed_at_first after insert on journeys
  for each row when (new.is_current)
  execute function list_journey();
create trigger journeys_listed_anew after update of status, is_current on journeys
  for each row when (
    new.is_current and (old.status, old.is_current) is distinct from (new.status, new.is_current)
  )
  execute function list_journey();

-- The answer to the question where they live, on the journey they are on; no other answer calls it. What a guest brought
-- along and waits beside the account's own says nothing of it until it takes the place of that.
create function list_nation() returns trigger language plpgsql set search_path = public as $$
begin
  update people_list set nation = coalesce(substr(new.given -> 0 ->> 'id', length('nation.') + 1), '')
  where customer_id = new.customer_id and journey_id = new.journey_id;
  return null;
end;
$$;
create trigger answers_listed after insert or update on answers
  for each row when (new.step_id = 'nation')
  execute function list_nation();

insert into people_list (customer_id, name_key, has_account, seen_at)
select id, name_key(surname, forename), registered_at is not null, last_seen_at from customers;
update people_list set journey_id = j.id, status = j.status, app_id = coalesce(j.marketing_context ->> 'appId', '')
from journeys j where j.customer_id = people_list.customer_id and j.is_current;
update people_list set nation = coalesce(substr(a.given -> 0 ->> 'id', length('nation.') + 1), '')
from answers a where a.customer_id = people_list.customer_id and a.step_id = 'nation';
insert into people_keys (key, customer_id)
select key, c.id from customers c, keys_of_person(c) as key on conflict do nothing;
