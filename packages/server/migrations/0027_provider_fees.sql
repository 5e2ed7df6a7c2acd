-- what the provider keeps of what it takes for us --------------------------------------------------------------------------
-- up to when its books were read
create table provider_books (
  provider text primary key,
  read_until timestamptz not null
);

-- the ledger is also held against what it says of its fees
alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('unknown', 'missing', 'charged', 'refunded', 'withdrawn', 'fee'));
