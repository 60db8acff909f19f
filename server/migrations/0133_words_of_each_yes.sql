-- The words that somebody was shown stay with each yes to the terms of a credit search, and with the no that takes it
-- back. Expand only: rows from before, and of an older release, have none.
alter table credit_search_terms add column text_hash bytea references consent_texts;
alter table credit_search_withdrawals add column terms_version text;
alter table credit_search_withdrawals add column text_hash bytea references consent_texts;
