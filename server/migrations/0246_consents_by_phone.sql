-- Null: the person. A yes or no that they said to one of us on the phone, who had read them the words, is theirs all the
-- same, and says so.
alter table consents add column made_by text check (made_by in ('adviser'));
alter table health_consents add column made_by text check (made_by in ('adviser'));
