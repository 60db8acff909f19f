-- What a person tells of one debt beside its form and the legal questions. Null: not known, or not asked yet.
alter table debts
  -- Nothing is paid on it now, whatever should be paid.
  add column is_nothing_paid boolean,
  -- The overdue part of the balance.
  add column arrears bigint check (arrears > 0),
  -- There is a deal with the creditor on what is overdue, and what is paid by it each month.
  add column has_arrangement boolean,
  add column agreed_payment bigint check (agreed_payment > 0),
  -- The furthest that a court or bailiffs have gone.
  add column court_stage text check (court_stage in ('court claim', 'judgment', 'bailiffs', 'charging order')),
  add column is_for_business boolean,
  add column came_from_fraud boolean,
  -- The person does not agree that they owe it.
  add column is_disputed boolean,
  -- Nothing paid and nothing written about it for years.
  add column is_very_old boolean;
