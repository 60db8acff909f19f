-- Every search of a credit report: what it was for and which words the person had agreed to. Written before the agency
-- is asked. Rows are added and never changed; they go only with the person they belong to.
create table credit_searches (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  provider text not null,
  purpose text not null,
  terms_version text not null,
  at_previous_address boolean not null,
  primary key (customer_id, id)
);

create index credit_searches_latest on credit_searches (customer_id, at desc);

create trigger credit_searches_append_only
  before update on credit_searches
  for each statement execute function refuse_change();

-- What came of a search: first that a code is needed, say, and later what the report brought.
create table credit_search_outcomes (
  customer_id uuid not null,
  search_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null,
  outcome text not null,
  -- The agency's own name for the search.
  reference text,
  added integer not null default 0,
  updated integer not null default 0,
  primary key (customer_id, search_id, id),
  foreign key (customer_id, search_id) references credit_searches (customer_id, id) on delete cascade
);

create trigger credit_search_outcomes_append_only
  before update on credit_search_outcomes
  for each statement execute function refuse_change();
