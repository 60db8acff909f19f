-- Whom people owe, written from the operator's content. One that is gone there is found no longer, and stays.
create table creditors (
  id integer primary key,
  name text not null,
  withdrawn_at timestamptz
);

-- What people usually owe a creditor, the likeliest first.
create table creditor_credit_types (
  creditor_id integer not null references creditors (id),
  position integer not null,
  credit_type_id integer not null references credit_types (id),
  primary key (creditor_id, position)
);
