-- one order of which the provider answers what nobody understands keeps no other from being compared
alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('unknown', 'missing', 'charged', 'refunded', 'withdrawn', 'fee', 'disputed', 'unread'));
