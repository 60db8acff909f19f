-- A person can take an application back that was sent, before anybody has decided on it: the state of that is another. Which
-- states there are stands in the code alone, as it does for what calls came to, so that the release before runs beside this.
alter table applications drop constraint applications_state_check;
