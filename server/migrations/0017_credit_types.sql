-- Kinds of debt, written from the operator's content. One that is gone there stays for the debts that are of it.
create table credit_types (
  id integer primary key,
  name text not null,
  -- The order in which the operator lists them.
  position integer not null,
  priority text not null,
  secured_by_default boolean not null,
  withdrawn_at timestamptz
);
