-- Photos and files of papers that people send us: a letter, a bank statement. The file is sealed as it came, and what its
-- person says it is, with the debt it is about, is sealed beside it. The name it had on their device is not kept.
create table paper_photos (
  customer_id uuid not null references customers (id) on delete cascade,
  -- Made up by the client, so that sent twice it is kept once.
  id uuid not null,
  sealed_words bytea not null,
  sealed_file bytea not null,
  -- What the first bytes of the file say it is.
  kind text not null check (kind in ('jpeg', 'png', 'pdf')),
  bytes integer not null,
  added_at timestamptz not null,
  primary key (customer_id, id)
);

-- What is sealed does not get shorter, so nothing is gained by trying.
alter table paper_photos alter column sealed_file set storage external;
