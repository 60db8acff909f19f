-- What a trustee has said that a trust deed takes in fees, in all, as one of us wrote it down: the rules reckon with that in
-- place of an estimate. The last counts; null where nobody knows any more.
create table trust_deed_fees (
  customer_id uuid not null references customers (id) on delete cascade,
  sequence integer not null,
  fees integer check (fees > 0),
  staff_id uuid not null references staff_members (id),
  noted_at timestamptz not null,
  primary key (customer_id, sequence)
);
create trigger trust_deed_fees_append_only
  before update on trust_deed_fees
  for each row execute function refuse_change();
