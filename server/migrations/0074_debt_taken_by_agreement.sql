-- Taken from a benefit by agreement, before that is paid. Null: not known, or not asked of its kind.
alter table debts add column is_taken_by_agreement boolean;
