-- The letter says that a settlement of its debt was paid: nothing is owed on it, until they say otherwise.
alter table letters_sent add column settles boolean not null default false;
update letters_sent set settles = true
where exists (
  select from letters
  where letters.customer_id = letters_sent.customer_id
    and letters.id = letters_sent.letter_id
    and letters.letter_key = 'full-and-final-accept'
);
