-- That somebody took back their yes to searching their credit report: what earlier searches brought was removed then,
-- and a new search needs a new yes.
create table credit_search_withdrawals (
  customer_id uuid not null references customers (id) on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  primary key (customer_id, id)
);

create trigger credit_search_withdrawals_append_only
  before update on credit_search_withdrawals
  for each statement execute function refuse_change();
