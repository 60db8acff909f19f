-- Text messages about an account that wait for a time at which it is safe to send them: to which number, and how it was
-- safe when they were asked for. They go once they are sent, or given up.
create table text_notices (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  about uuid,
  phone text not null,
  -- When it is safe, such as 'mon morning'; empty for any day.
  times text[] not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  primary key (customer_id, id)
);
create index text_notices_due on text_notices (due_at);
