-- The partner in whose look a talk was booked; null for ours. Who has done nothing else with us knows that look.
alter table bookings add column app_id text;

-- The one-time token of a partner's link is kept nowhere but as a hash: pages of earlier versions sent it with the query.
update journeys
set marketing_context = jsonb_set(
  marketing_context,
  '{query}',
  to_jsonb(ltrim(regexp_replace(marketing_context ->> 'query', '(^\??|&)lead(=[^&]*)?(?=&|$)', '', 'gi'), '&'))
)
where marketing_context ->> 'query' ~* '(^\??|&)lead(=|&|$)';
