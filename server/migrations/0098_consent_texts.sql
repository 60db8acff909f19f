-- Every text that somebody was shown when they were asked for a yes or no, once each, by the hash of its lines.
create table consent_texts (
  text_hash bytea primary key,
  lines text[] not null,
  kept_at timestamptz not null
);

create trigger consent_texts_append_only
  before update on consent_texts
  for each statement execute function refuse_change();

-- Empty for answers that were given before the text was kept.
alter table consents add column text_hash bytea references consent_texts;
alter table credit_searches add column text_hash bytea references consent_texts;
