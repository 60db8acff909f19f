-- Names and other names of creditors in the forms they are searched by: lower case, no punctuation, no accents.
create table creditor_names (
  creditor_id integer not null references creditors (id),
  -- A name with punctuation inside a word has two forms, with the word in one piece and in two.
  search text collate "C" not null,
  name text not null,
  is_alias boolean not null,
  words tsvector not null generated always as (array_to_tsvector(string_to_array(search, ' '))) stored,
  primary key (creditor_id, search)
);

-- For several words in any order.
create index creditor_names_words on creditor_names using gin (words) with (fastupdate = off);

-- Each name once for each of its words, turned so that it begins with that word. An index on them gives what begins
-- with the letters typed in the order it is shown in, without looking at the thousands that also fit two letters.
create table creditor_name_turns (
  -- 0 the start of a name, 1 the start of another name, 2 and 3 a later word of these.
  rank smallint not null,
  turn text collate "C" not null,
  creditor_id integer not null references creditors (id),
  primary key (rank, turn, creditor_id)
);

-- Each word of a name under what is left of its beginning when letters are left out. A misspelt word that loses its
-- wrong letters is found here by equality.
create table creditor_near_words (
  near text collate "C" not null,
  word text collate "C" not null,
  primary key (near, word)
);
