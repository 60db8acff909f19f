-- What the agency answered, word for word and sealed, for questions about where a debt comes from. Kept for a short time.
create table credit_reports (
  customer_id uuid not null,
  search_id uuid not null,
  sealed bytea not null,
  remove_at timestamptz not null,
  primary key (customer_id, search_id),
  foreign key (customer_id, search_id) references credit_searches (customer_id, id) on delete cascade
);

create index credit_reports_remove_at on credit_reports (remove_at);
