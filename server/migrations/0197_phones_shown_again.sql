-- Since when it no longer counts that the person showed that they hold a phone, since one of us put their number right:
-- a credit search then asks for a code again. Null: it counts.
alter table credit_search_phones add column ended_at timestamptz;
