-- A code that does not come can be sent again, in a minute at the earliest and not for ever.
alter table credit_search_codes
  add column sent_at timestamptz not null default now(),
  add column times_sent smallint not null default 1;
