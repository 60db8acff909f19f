-- Where somebody lives is what they answered on the journey they are on: answers that a guest brought along, and that wait
-- beside the account's own, say nothing of it until they take the place of those.
create or replace function list_nation() returns trigger language plpgsql set search_path = public as $$
begin
  update people_list set nation = coalesce(substr(new.given -> 0 ->> 'id', length('nation.') + 1), '')
  where customer_id = new.customer_id and journey_id = new.journey_id;
  return null;
end;
$$;

-- A journey that takes the place of another brings its own answer along, where it has one.
create or replace function list_journey() returns trigger language plpgsql set search_path = public as $$
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
