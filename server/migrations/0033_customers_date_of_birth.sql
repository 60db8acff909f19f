-- Told once, in the first questions; the credit search needs it too and does not ask again.
alter table customers add column date_of_birth date;
