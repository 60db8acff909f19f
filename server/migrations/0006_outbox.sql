-- Mails to send, written in the transaction that causes them. The text is made at sending, so no link waits here.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  kind text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  gave_up_at timestamptz
);
create index outbox_due on outbox (due_at) where sent_at is null and gave_up_at is null;
