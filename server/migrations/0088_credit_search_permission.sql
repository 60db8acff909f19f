-- What a person may search a credit file by: the terms that they agreed to in their journey, and the phone that they
-- showed there to hold. Both go with the person.
create table credit_search_terms (
  customer_id uuid not null references customers (id) on delete cascade,
  journey_id uuid not null,
  terms_version text not null,
  at timestamptz not null,
  primary key (customer_id, journey_id, terms_version)
);

create table credit_search_phones (
  customer_id uuid not null references customers (id) on delete cascade,
  journey_id uuid not null,
  -- A keyed hash of the number.
  phone_hash bytea not null,
  confirmed_at timestamptz not null,
  -- How many wrong codes were given before the right one.
  wrong_tries smallint not null,
  primary key (customer_id, journey_id, phone_hash)
);

-- Whom a search looked for, as a keyed hash of name, date of birth and postcode: searches for one person are few, whoever
-- makes them. Null in rows from before.
alter table credit_searches add column person_hash bytea;
create index credit_searches_person on credit_searches (person_hash, at) where person_hash is not null;
