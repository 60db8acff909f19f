-- How a person can be reached without somebody else learning of it. No row: they have said nothing yet.
create table safe_contacts (
  customer_id uuid primary key references customers (id) on delete cascade,
  -- When it is safe to ring, such as 'mon morning'; empty for at any time.
  times text[] not null,
  leaves_voicemail boolean not null,
  -- Titles of pages that say nothing.
  has_neutral_words boolean not null,
  -- What to say to somebody else who answers.
  says text,
  has_way_out boolean not null,
  changed_at timestamptz not null
);

-- How it was safe to ring when the call was asked for: the settings above, without those of the pages.
alter table callbacks add column safe_contact jsonb;
