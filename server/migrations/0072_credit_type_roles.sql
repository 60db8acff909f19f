-- What each kind of debt is to the rules, as the operator's content says it: a list of words. Kinds that are gone from
-- the content keep what they were, like their name.
alter table credit_types add column roles jsonb not null default '[]';
