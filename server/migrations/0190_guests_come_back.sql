-- Somebody who answered without an account may log into the one they have and bring along what they told us.

-- Once for each guest, whose own row is gone then. `journey_id` is a journey that waits for the one question: whether it
-- takes the place of the account's own; null where nothing is to be asked.
create table brought_guests (
  customer_id uuid not null references customers (id) on delete cascade,
  guest_id uuid not null unique,
  at timestamptz not null,
  journey_id uuid,
  chosen text check (chosen in ('own', 'brought')),
  chosen_at timestamptz,
  primary key (customer_id, guest_id)
);

-- What the guest told us of which the account has its own: kept beside it, sealed, for nothing but to be read.
create table set_aside (
  customer_id uuid not null,
  guest_id uuid not null,
  rows_of text not null,
  sealed bytea not null,
  primary key (customer_id, guest_id, rows_of),
  foreign key (customer_id, guest_id) references brought_guests (customer_id, guest_id) on delete cascade
);

-- A journey that counts for nothing while it has this: another of the same person stands in its place.
alter table journeys add column set_aside_at timestamptz;

-- A lead that was brought along does not change whose look a person knows.
alter table partner_leads add column brought_along boolean not null default false;

-- Copies the rows of one person in a table to another person, with the numbers they have. Histories refuse every update,
-- so the rows are written anew; those of before go with their owner.
create function bring_rows(rows_of regclass, from_person uuid, to_person uuid) returns void language plpgsql as $$
begin
  execute format(
    'insert into %1$s overriding system value
     select brought.* from %1$s as row_there
     cross join lateral jsonb_populate_record(
       null::%1$s, to_jsonb(row_there) || jsonb_build_object(''customer_id'', $2)
     ) as brought
     where row_there.customer_id = $1',
    rows_of
  ) using from_person, to_person;
end
$$;
