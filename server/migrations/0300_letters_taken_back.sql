-- When a person said that a letter which they had marked as sent did not go. It stays as it was marked, and counts no more.
alter table letters_sent add column taken_back_at timestamptz;
