-- A record that is kept for good may be sealed anew with another key, by a transaction that says so. Its content stays,
-- and all that lies open beside it but what is made with the key; every other change is refused as before. The columns
-- that may change are named by the trigger.
create function refuse_change_but_of_seal() returns trigger language plpgsql as $$
begin
  if current_setting('towpath.resealing', true) = 'on'
    and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv
  then
    return new;
  end if;
  raise exception '% rows are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;

drop trigger advice_records_append_only on advice_records;
create trigger advice_records_append_only
  before update on advice_records
  for each row execute function refuse_change_but_of_seal('record');

drop trigger kept_records_unchanged on kept_records;
create trigger kept_records_unchanged
  before update on kept_records
  for each row execute function refuse_change_but_of_seal('sealed', 'person');
