-- A call can be asked for from the recommendations too.
alter table callbacks drop constraint callbacks_kind_check;
alter table callbacks add constraint callbacks_kind_check
  check (kind in ('hard-dropout', 'soft-dropout', 'qualifier-advice', 'recommendation-advice'));
