-- What happened to accounts, consents and searches that somebody may have to answer for. Entries are added and never
-- changed, and can be removed only once they are a year old, by the clock of the database: a fault in the program, or
-- somebody who has its password, cannot take back what was done lately.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  -- No reference: an entry outlives the rows of its person, and is a pseudonym from then on.
  customer_id uuid,
  session_id uuid,
  -- A keyed hash of the network address: tells whether two things were done from one place, and not from which.
  network bytea,
  facts jsonb not null
);

create index audit_log_at on audit_log (at);
create index audit_log_customer on audit_log (customer_id, at) where customer_id is not null;

create trigger audit_log_append_only
  before update or truncate on audit_log
  for each statement execute function refuse_change();

create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if old.at > now() - interval '1 year' then
    raise exception '% rows are kept for a year', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end
$$;

create trigger audit_log_kept
  before delete on audit_log
  for each row execute function refuse_early_removal();
