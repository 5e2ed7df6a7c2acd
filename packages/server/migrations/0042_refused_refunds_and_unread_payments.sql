-- one order of which the provider answers what nobody understands keeps no other from being compared
alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('unknown', 'missing', 'charged', 'refunded', 'withdrawn', 'fee', 'disputed', 'unread'));

-- a refund that the provider refuses is asked for more and more seldom, and an operator may make it another way
alter table order_refunds add refusals integer not null default 0, add ask_again_at timestamptz,
  add outside boolean not null default false, add check (state = 'done' or not outside);
alter table order_payments add refund_refusals integer not null default 0, add refund_again_at timestamptz;

-- what the house gave to buyers past the provider
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check check (
  account ~ '^(buyer|escrow|store|withdrawing|bank):[0-9]+$'
  or account in ('commission', 'provider', 'fees', 'centre', 'losses', 'carrier', 'outside')
);
