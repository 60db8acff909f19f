-- What happened to a plan that is repaid: offers, answers, payments, breaks, changes. It is only ever added to; how the plan
-- stands on any day is worked out from it. What happened is sealed, since it names who is owed what.
create table repayment_events (
  customer_id uuid not null,
  plan_id uuid not null,
  sequence integer not null,
  -- The id that whoever wrote it down gave it: sent twice, it is one.
  client_id uuid not null,
  written_at timestamptz not null,
  sealed bytea not null,
  primary key (customer_id, plan_id, sequence),
  unique (customer_id, plan_id, client_id),
  foreign key (customer_id, plan_id) references plans (customer_id, id) on delete cascade
);
create trigger repayment_events_append_only
  before update on repayment_events
  for each row execute function refuse_change_but_of_seal('sealed');
