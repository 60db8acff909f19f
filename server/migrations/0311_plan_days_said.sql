-- The day on which a plan came to a state, where that was said and it was written down later: of an answer that came by post
-- its own day counts for all that is counted from it. Null where it was written down as it happened.
alter table plan_changes add column said_on date;
