-- money of stores on its way to their banks ------------------------------------------------------------------------------
create table withdrawals (
  id int generated always as identity primary key,
  store_id int not null references stores,
  user_id int not null references users,
  -- forgotten with its owner; what is shown of it stays
  bank_account_id int references bank_accounts on delete set null,
  bank_name text not null,
  account_end text not null,
  -- what leaves the balance; the bank is given the rest of it
  cents int not null check (cents > 0),
  fee_cents int not null check (fee_cents >= 0 and fee_cents < cents),
  -- made by the browser for one wish
  key uuid not null,
  -- names it at the provider
  code text not null unique,
  state text not null check (state in ('requested', 'sent', 'paid', 'failed', 'returned', 'cancelled')),
  asked_at timestamptz not null,
  send_on date not null,
  expected_on date not null,
  -- from then on the provider may know of it
  sending_at timestamptz,
  payee_id text,
  payout_id text unique,
  sent_at timestamptz,
  ended_at timestamptz,
  -- when the provider was last asked what became of it
  looked_at timestamptz,
  failure text,
  -- what came back lies in our own account again
  home_at timestamptz,
  -- an operator has seen that it failed
  handled_at timestamptz,
  handled_by int references users,
  unique (store_id, key)
);
create index on withdrawals (store_id, id desc);
-- one at a time is on its way to the provider: nobody asks twice
create unique index withdrawals_under_way on withdrawals (store_id) where state = 'requested';
create index withdrawals_to_watch on withdrawals (id) where state in ('requested', 'sent');
create index withdrawals_lately_paid on withdrawals (ended_at) where state = 'paid';
create index withdrawals_unhandled on withdrawals (id) where state in ('failed', 'returned') and handled_at is null;
create index withdrawals_to_take_home on withdrawals (id)
  where state in ('failed', 'returned') and payee_id is not null and home_at is null;

-- the ledger is also held against what the provider says of withdrawals
alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('unknown', 'missing', 'charged', 'refunded', 'withdrawn'));
create index withdrawals_by_sending on withdrawals (sent_at) where sent_at is not null;
