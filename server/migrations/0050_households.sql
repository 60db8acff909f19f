-- Who lives with a person, as they last said.
create table households (
  customer_id uuid primary key references customers (id) on delete cascade,
  dependents_under_16 smallint not null check (dependents_under_16 between 0 and 20),
  dependents_under_18 smallint not null check (dependents_under_18 between 0 and 20),
  dependents_over_18 smallint not null check (dependents_over_18 between 0 and 20),
  additional_adults smallint not null check (additional_adults between 0 and 20),
  updated_at timestamptz not null
);
