-- That one of us talked an insolvency over with the person who chose it, before it goes on: on which day, how, and who did.
-- Nothing of what was said.
create table plan_talks (
  customer_id uuid not null,
  plan_id uuid not null,
  sequence integer not null,
  talked_on date not null,
  how text not null check (how in ('phone', 'chat', 'interpreter', 'writing', 'in person')),
  staff_id uuid not null references staff_members (id),
  noted_at timestamptz not null,
  primary key (customer_id, plan_id, sequence),
  foreign key (customer_id, plan_id) references plans (customer_id, id) on delete cascade
);
create trigger plan_talks_append_only
  before update on plan_talks
  for each row execute function refuse_change();
