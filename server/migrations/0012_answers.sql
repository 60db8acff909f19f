-- What a person answered, on the path or not: an answer left behind is kept and counts again when the path returns.
create table answers (
  customer_id uuid not null,
  journey_id uuid not null,
  step_id text not null,
  page_id text not null,
  -- List of {id, value}; empty for a step that is complete without one.
  given jsonb not null,
  revision integer not null,
  updated_at timestamptz not null,
  primary key (customer_id, journey_id, step_id),
  foreign key (customer_id, journey_id) references journeys (customer_id, id) on delete cascade
) with (fillfactor = 70);

-- Every change of an answer. Rows are added and never changed; they go only with the person they belong to.
create table answer_history (
  customer_id uuid not null,
  journey_id uuid not null,
  step_id text not null,
  revision integer not null,
  id bigint generated always as identity,
  old jsonb,
  new jsonb not null,
  at timestamptz not null,
  -- Which call made the change: answers, registration, callback.
  source text not null,
  primary key (customer_id, journey_id, step_id, revision),
  foreign key (customer_id, journey_id) references journeys (customer_id, id) on delete cascade
);

create trigger answer_history_append_only
  before update on answer_history
  for each statement execute function refuse_change();
