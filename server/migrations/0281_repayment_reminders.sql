-- Who asked to be reminded of the days of their plan, and how long before a payment; `days_before` is null once they have
-- turned it off. `looked_on` is the day on which it was last seen what there is to be reminded of; null once something was
-- written down since.
create table repayment_reminders (
  customer_id uuid not null,
  plan_id uuid not null,
  days_before smallint check (days_before between 0 and 31),
  changed_at timestamptz not null,
  looked_on date,
  primary key (customer_id, plan_id),
  foreign key (customer_id, plan_id) references plans (customer_id, id) on delete cascade
);
create index repayment_reminders_on on repayment_reminders (looked_on) where days_before is not null;

-- What somebody was reminded of, and when: each once. Of a day it is said what kind it is, and nothing of whom or how much.
create table repayment_reminded (
  customer_id uuid not null,
  plan_id uuid not null,
  -- What the mail about it is about, as the outbox knows it.
  id uuid not null default gen_random_uuid(),
  reminded_of text not null check (reminded_of in ('payment', 'answer', 'review')),
  day date not null,
  at timestamptz not null,
  primary key (customer_id, plan_id, reminded_of, day),
  unique (customer_id, id),
  foreign key (customer_id, plan_id) references plans (customer_id, id) on delete cascade
);
