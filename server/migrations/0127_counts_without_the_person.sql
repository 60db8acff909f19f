-- What a search counts for by its phone and by the person searched for, apart from who made it: these counts are not
-- ended by erasing oneself. The number is that of the search; it is kept for a day.
create table credit_search_counts (
  search_id uuid primary key,
  at timestamptz not null,
  -- Keyed hashes, the same whoever searches.
  person_hash bytea not null,
  phone_hash bytea not null,
  outcomes text[] not null default '{}'
);
create index credit_search_counts_person on credit_search_counts (person_hash, at);
create index credit_search_counts_phone on credit_search_counts (phone_hash, at);
create index credit_search_counts_at on credit_search_counts (at);

insert into credit_search_counts (search_id, at, person_hash, phone_hash, outcomes)
select search.id, search.at, search.person_hash, search.phone_hash, coalesce(array_agg(ended.outcome) filter (where ended.outcome is not null), '{}')
from credit_searches search
left join credit_search_outcomes ended on ended.customer_id = search.customer_id and ended.search_id = search.id
where search.person_hash is not null and search.phone_hash is not null and search.at > now() - interval '1 day'
group by search.id, search.at, search.person_hash, search.phone_hash;

-- For each wrong code that was given: the journey and the phone (a keyed hash) that it was to confirm. It stays when
-- another phone is asked for in between.
alter table credit_search_phone_codes add column wrong_for text[] not null default '{}';

-- Asked for by somebody without an account, whom no mail can tell: given up if they register before it is done.
alter table erasures add column by_guest boolean not null default false;
