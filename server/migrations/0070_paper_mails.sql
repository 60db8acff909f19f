-- Papers that a person asked to have sent to their own address: that they were asked for, and when the mail server took
-- them. The papers themselves are made from the record of the advice when the mail is written.
create table paper_mails (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null,
  -- The record of advice that was sent.
  record_id uuid not null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  primary key (customer_id, id)
);

-- What a mail is about, for kinds that need more than the person.
alter table outbox add column about uuid;
