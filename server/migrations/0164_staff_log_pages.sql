-- The log is read by pages: of one member, and of one kind.
create index staff_log_of_member on staff_log (staff_id, id);
create index staff_log_of_kind on staff_log (kind, id);
