-- What a person owes. Sums are whole pence. Null: not known, or not asked yet.
create table debts (
  customer_id uuid not null references customers (id) on delete cascade,
  id uuid not null,
  -- Tells the order in which debts were added.
  number bigint generated always as identity,
  initial_creditor_name text not null,
  credit_type_id integer references credit_types (id),
  current_balance bigint check (current_balance >= 0),
  estimated_balance bigint check (estimated_balance >= 0),
  regular_payment_amount bigint check (regular_payment_amount >= 0),
  creditor_reference text,
  is_joint boolean,
  in_receipt_of_benefit boolean,
  has_legal_action boolean,
  is_secured boolean,
  has_attachment_of_earnings boolean,
  has_guarantor boolean,
  can_guarantor_be_liable boolean,
  is_in_arrears boolean,
  source text not null check (source in ('by hand', 'credit report')),
  -- The same for the same debt in every report; a debt added by hand has none.
  source_key text,
  -- Columns that the person changed after a report brought them: a later report leaves them alone.
  changed_by_hand text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A deleted debt is neither listed nor counted, and no report brings it back.
  deleted_at timestamptz,
  primary key (customer_id, id),
  unique (customer_id, source_key),
  check ((source = 'credit report') = (source_key is not null))
);
