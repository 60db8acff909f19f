-- That one of us looked again in the middle of a Breathing Space: on which day, what came of it, for what the law has it ended
-- then, and who did. Nothing of what was said.
create table plan_reviews (
  customer_id uuid not null,
  plan_id uuid not null,
  sequence integer not null,
  reviewed_on date not null,
  outcome text not null check (outcome in ('goes on', 'ended')),
  reason text check (reason in ('duties not kept', 'solution in place', 'not reached')),
  staff_id uuid not null references staff_members (id),
  noted_at timestamptz not null,
  primary key (customer_id, plan_id, sequence),
  foreign key (customer_id, plan_id) references plans (customer_id, id) on delete cascade,
  check ((outcome = 'ended') = (reason is not null))
);
create trigger plan_reviews_append_only
  before update on plan_reviews
  for each row execute function refuse_change();
