-- Pairs of debts that look alike and that the person has said are two.
create table different_debts (
  customer_id uuid not null,
  -- The smaller id of the two, so that a pair is kept once.
  debt_id uuid not null,
  other_debt_id uuid not null check (other_debt_id > debt_id),
  at timestamptz not null,
  primary key (customer_id, debt_id, other_debt_id),
  foreign key (customer_id, debt_id) references debts (customer_id, id) on delete cascade,
  foreign key (customer_id, other_debt_id) references debts (customer_id, id) on delete cascade
);
