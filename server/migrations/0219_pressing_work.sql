-- What makes waiting work urgent, by the code of the matter that cannot wait, and the day that it is about: as it was weighed
-- last, so that the list says it in words. Which codes there are is one list in the program.
alter table work_items
  add column pressing_code text,
  add column pressing_on date;
-- Weighed before it was kept: with the next reading of the list.
update work_items set weighed_at = null where danger = 1 and state in ('open', 'taken');
