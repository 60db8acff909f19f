-- What the operator answered, sealed like what the person wrote; null until then, and in rows from before, which were
-- answered by mail alone.
alter table corrections add column sealed_answer bytea;
