-- Which answers of an application one of us wrote down with its person, who and when; null where nobody has.
alter table applications add column sealed_written bytea;
