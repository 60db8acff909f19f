-- From whom of the staff somebody else put work back on the list, who that was (null for an operator, by a command), and
-- why: whoever had it is told.
alter table work_items add column put_back_from uuid references staff_members (id);
alter table work_items add column put_back_by uuid references staff_members (id);
alter table work_items add column put_back_why text;
