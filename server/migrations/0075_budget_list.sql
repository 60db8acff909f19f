-- What a person said of their budget as a whole, in the one list to tick and fill in. Null: not said yet.
alter table budgets
  -- The lines that they fill in.
  add column ticked integer[],
  -- How often a line comes or goes, until it says so itself.
  add column usual_frequency_id integer,
  -- The sums of the first questions that they looked at again and left as they are.
  add column settled text[];
