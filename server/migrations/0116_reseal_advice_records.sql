-- A record of advice may be sealed anew with another key, by a transaction that says so; its content stays, as does the
-- fingerprint of that content, and all that lies open beside it. Every other change is refused as before.
create function refuse_change_but_of_seal() returns trigger language plpgsql as $$
begin
  if current_setting('towpath.resealing', true) = 'on'
    and to_jsonb(new) - tg_argv[0] = to_jsonb(old) - tg_argv[0]
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
