-- Who of the staff wrote down that a letter went, on the phone with the person; null where they said so themselves.
alter table letters_sent add column staff_id uuid references staff_members (id);
