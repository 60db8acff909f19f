-- Mails that nobody waits for, such as warnings to many people at once, go after those that somebody does.
alter table outbox add column is_unhurried boolean not null default false;
create index outbox_next on outbox (is_unhurried, due_at) where sent_at is null and gave_up_at is null;

-- What is done with is found, when its time has come, without reading all that is kept.
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index outbox_gave_up on outbox (gave_up_at) where gave_up_at is not null;
-- Removing a person looks for theirs.
create index outbox_customer on outbox (customer_id);
