-- Calls people asked for, or said no to.
create table callbacks (
  customer_id uuid not null,
  journey_id uuid not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('hard-dropout', 'soft-dropout', 'qualifier-advice')),
  step_id text not null,
  callback_required boolean not null,
  contact_name text,
  contact_number text,
  requested_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, journey_id) references journeys (customer_id, id) on delete cascade
);

create index callbacks_by_step on callbacks (customer_id, journey_id, step_id, id desc);
-- What the people who make the calls work through, oldest first.
create index callbacks_to_make on callbacks (requested_at) where callback_required;
