-- Operator's content that is kept in tables of its own, and which text of it was read last.
create table loaded_content (
  part text primary key,
  -- SHA-256 of the content as it was read, so that an unchanged one costs nothing at the start.
  content_hash text not null,
  loaded_at timestamptz not null
);
