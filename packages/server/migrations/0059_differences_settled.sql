-- what operators say became of a difference between the provider and the ledger
create table reconciliation_settlements (
  id bigint generated always as identity primary key,
  difference_id bigint not null references reconciliation_differences (id),
  settled_at timestamptz not null,
  settled_by integer not null references users (id),
  reason text not null
);
create index reconciliation_settlements_of_difference on reconciliation_settlements (difference_id);
create index reconciliation_settlements_settled_by on reconciliation_settlements (settled_by);
create index reconciliation_differences_of_payment on reconciliation_differences (payment_id) where payment_id is not null;
create index reconciliation_differences_of_order on reconciliation_differences (order_id) where order_id is not null;
