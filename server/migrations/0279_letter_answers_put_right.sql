-- What was noted of an answer before it was put right, the earliest first: the answer, its day, and the day it was put right.
alter table letters_sent add column answers_before jsonb not null default '[]';
