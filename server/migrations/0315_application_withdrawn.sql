-- A person can take an application back that was sent, before anybody has decided on it.
alter table applications drop constraint applications_state_check;
alter table applications add constraint applications_state_check
  check (state in ('being filled in', 'handed over', 'asked again', 'accepted', 'being sent', 'sent', 'granted', 'refused', 'withdrawn'));
