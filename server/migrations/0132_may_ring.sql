-- Whether we may ring a person at all. Expand only: an older release does not know of it and rings as before.
alter table safe_contacts add column may_ring boolean not null default true;
