-- disputes ----------------------------------------------------------------------------------------------------------------
-- a holder who asks the bank for the money: held until it is decided who has it
create table payment_disputes (
  id int generated always as identity primary key,
  payment_id int not null unique references order_payments,
  state text not null check (state in ('open', 'won', 'lost')),
  -- about how much it is
  cents int not null check (cents > 0),
  opened_at timestamptz not null,
  decided_at timestamptz,
  -- nobody, where the provider said so
  decided_by int references users,
  reason text,
  -- how often it was decided: the provider may say otherwise later
  turn int not null default 0,
  check ((state = 'open') = (decided_at is null))
);
create index payment_disputes_open on payment_disputes (payment_id) where state = 'open';

insert into payment_disputes (payment_id, state, cents, opened_at)
select pay.id, 'open', coalesce(pay.paid_cents, o.total_cents), pay.disputed_at
from order_payments pay join orders o on o.id = pay.order_id where pay.disputed_at is not null;
drop index order_payments_disputed;
alter table order_payments drop column disputed_at;

-- the money of a lost one is with the buyer, by way of the bank
alter table order_payments drop constraint order_payments_state_check;
alter table order_payments add constraint order_payments_state_check check (state in (
  'intended', 'pending', 'paid', 'refused', 'expired', 'refunding', 'refunded', 'charged_back'
));
-- what the bank has given back is not given back once more
alter table order_refunds add column dispute_id int references payment_disputes;
create index on order_refunds (dispute_id) where dispute_id is not null;

-- what nobody but the house can bear
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check check (
  account ~ '^(buyer|escrow|store|withdrawing|bank):[0-9]+$'
  or account in ('commission', 'provider', 'fees', 'centre', 'losses')
);

alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('unknown', 'missing', 'charged', 'refunded', 'withdrawn', 'fee', 'disputed'));
