-- Letters of these kinds began with the budget ticked, which nobody had said yes to. It goes along once its person ticks it;
-- what was read with it asks to be read again.
update letters set attaches_budget = false
where letter_key in (
  'redetermination', 'time-to-pay-court', 'enforcement-office', 'council-tax-hardship', 'benefit-overpayment',
  'benefit-overpayment-ni', 'court-fine', 'pro-rata-second-try', 'write-off-request', 'change-of-means'
);
