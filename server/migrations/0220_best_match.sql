-- Which solution an advice said fits best, by its short name, empty where none does: so that it can be counted without opening
-- what is sealed. What was kept before has none, and is counted as that.
alter table advice_records add column best_match text;
