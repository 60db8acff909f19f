-- Who of the staff wrote down what happened to a plan, on the phone with the person; null where they did so themselves.
alter table repayment_events add column staff_id uuid references staff_members (id);
