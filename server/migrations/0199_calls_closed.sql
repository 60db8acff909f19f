-- A call that is not made any more because one of us closed the session of whoever asked for it.
alter table callbacks drop constraint callbacks_outcome_check;
alter table callbacks add constraint callbacks_outcome_check
  check (outcome in ('spoke', 'not-wanted', 'wrong-number', 'not-reached', 'closed'));
