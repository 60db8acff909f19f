-- A call that was made, or is not to be made any more: when, and what came of it.
alter table callbacks add column done_at timestamptz;
alter table callbacks add column outcome text
  check (outcome in ('spoke', 'not-wanted', 'wrong-number', 'not-reached'));
