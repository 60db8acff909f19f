-- Who asks for a call without an account gives a name and a number there and nowhere else, and may ring back: staff find
-- them by what they gave last with a call, beside what their account has. What is given with a booked talk is sealed.

-- The name and the number that somebody gave last with a call that they asked for, made or not.
create function keys_of_calls(person uuid) returns setof text language sql stable set search_path = public as $$
  select distinct key from (
    select
      (select contact_name from callbacks
       where customer_id = person and callback_required and contact_name <> '' order by id desc limit 1),
      (select contact_number from callbacks
       where customer_id = person and callback_required and contact_number <> '' order by id desc limit 1)
  ) as given (name, number), unnest(array[
    name_key(name, ''),
    -- The surname first: the last word of what was typed into one box.
    regexp_replace(name_key(name, ''), '^(.*) (\S+)$', '\2 \1'),
    phone_key(number)
  ]) as key
  where key <> ''
$$;

-- A change of the account makes its keys anew: after it those of their calls are there again. Triggers of one event go in the
-- order of their names.
create function list_caller() returns trigger language plpgsql set search_path = public as $$
begin
  insert into people_keys (key, customer_id) select key, new.id from keys_of_calls(new.id) as key
  on conflict do nothing;
  return null;
end;
$$;
create trigger customers_listed_anew_with_calls after update of forename, surname, email_key, contact_number on customers
  for each row when (
    (old.forename, old.surname, old.email_key, old.contact_number)
      is distinct from (new.forename, new.surname, new.email_key, new.contact_number)
  )
  execute function list_caller();

-- The person is held first, so that a change of their account at the same moment leaves no key out. Of one who is being
-- erased nothing is left to be found by.
create function key_person_anew(person uuid) returns void language plpgsql set search_path = public as $$
declare
  held customers;
begin
  select * into held from customers where id = person for no key update;
  if not found then
    return;
  end if;
  delete from people_keys where customer_id = person;
  insert into people_keys (key, customer_id)
  select key, person from keys_of_person(held) as key
  union
  select key, person from keys_of_calls(person) as key
  on conflict do nothing;
end;
$$;

create function key_caller() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op <> 'DELETE' then
    perform key_person_anew(new.customer_id);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.customer_id <> new.customer_id) then
    perform key_person_anew(old.customer_id);
  end if;
  return null;
end;
$$;
create trigger callbacks_key_at_first after insert on callbacks
  for each row when (new.callback_required)
  execute function key_caller();
create trigger callbacks_key_anew after update of customer_id, callback_required, contact_name, contact_number on callbacks
  for each row when (
    (old.customer_id, old.callback_required, old.contact_name, old.contact_number)
      is distinct from (new.customer_id, new.callback_required, new.contact_name, new.contact_number)
  )
  execute function key_caller();
create trigger callbacks_key_no_more after delete on callbacks
  for each row when (old.callback_required)
  execute function key_caller();

insert into people_keys (key, customer_id)
select key, c.customer_id
from (select distinct customer_id from callbacks where callback_required) c, keys_of_calls(c.customer_id) as key
on conflict do nothing;
