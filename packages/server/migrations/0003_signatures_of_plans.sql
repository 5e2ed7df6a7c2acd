-- What a person owes the house, and the attempts to pay it. What it is for stands with the module of its kind.
create table bills (
  id int generated always as identity primary key,
  user_id int not null references users,
  store_id int references stores,
  kind text not null check (kind in ('plan')),
  state text not null check (state in ('open', 'paid', 'void', 'given_back', 'charged_back')),
  title text not null,
  cents int not null check (cents > 0),
  paid_at timestamptz,
  created_at timestamptz not null
);
create index bills_of_person on bills (user_id, id desc);

create table bill_payments (
  id int generated always as identity primary key,
  bill_id int not null references bills,
  method text not null check (method in ('pix', 'card')),
  state text not null
    check (state in ('intended', 'pending', 'paid', 'refused', 'expired', 'refunding', 'refunded', 'charged_back')),
  code text not null unique,
  payer_id text not null,
  card_brand text,
  card_last_four text check (card_last_four ~ '^\d{4}$'),
  payment_id text,
  charge_id text,
  pix_code text,
  paid_cents int check (paid_cents > 0),
  refusal text,
  dispute text check (dispute in ('open', 'lost', 'won')),
  to_call_off boolean not null default false,
  refund_refusals int not null default 0,
  refund_again_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create unique index bill_payments_live on bill_payments (bill_id) where state in ('intended', 'pending', 'paid');
create index bill_payments_of_bill on bill_payments (bill_id, id desc);
create index bill_payments_open on bill_payments (created_at) where state in ('intended', 'pending');
create index bill_payments_refunding on bill_payments (id) where state = 'refunding';
create index bill_payments_to_call_off on bill_payments (id) where to_call_off;
create index bill_payments_payment_id on bill_payments (payment_id) where payment_id is not null;
create index bill_payments_charge_id on bill_payments (charge_id) where charge_id is not null;

-- A store signs a plan. Days are those of the calendar in Brasília.
create table signatures (
  id int generated always as identity primary key,
  store_id int not null references stores,
  user_id int not null references users,
  plan_id int not null references plans,
  next_plan_id int references plans,
  state text not null
    check (state in ('pending', 'active', 'cancellation_scheduled', 'expired', 'overdue', 'cancelled')),
  price_cents int not null check (price_cents > 0),
  method text not null check (method in ('pix', 'card')),
  saved_card_id int references saved_cards on delete set null,
  anchor_day smallint check (anchor_day between 1 and 31),
  period_start date,
  period_end date,
  paused_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (period_start < period_end)
);
create unique index signatures_live on signatures (store_id)
  where state in ('pending', 'active', 'cancellation_scheduled', 'overdue');
create index signatures_of_store on signatures (store_id, id desc);
create index signatures_due on signatures (period_end, id)
  where state in ('active', 'cancellation_scheduled', 'overdue');
create index signatures_of_person on signatures (user_id);
create index signatures_by_card on signatures (saved_card_id) where saved_card_id is not null;

create table signature_bills (
  bill_id int primary key references bills,
  signature_id int not null references signatures,
  kind text not null check (kind in ('first', 'upgrade', 'renewal')),
  plan_id int not null references plans,
  price_cents int not null check (price_cents > 0),
  due_on date not null,
  card_tries smallint not null default 0,
  next_try_on date,
  mailed_at timestamptz,
  taken_back_at timestamptz
);
create index signature_bills_of_signature on signature_bills (signature_id, bill_id desc);
create index signature_bills_to_try on signature_bills (next_try_on) where next_try_on is not null;

-- The plan from a day on; of two of one day the later one counts.
create table signature_terms (
  id int generated always as identity primary key,
  signature_id int not null references signatures,
  bill_id int not null references bills,
  since date not null,
  plan_id int not null references plans,
  price_cents int not null check (price_cents > 0)
);
create index signature_terms_of_signature on signature_terms (signature_id, since, id);

alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check check (
  account ~ '^(buyer|escrow|store|withdrawing|bank|credit|spending|subscriber):[0-9]+$'
  or account in ('commission', 'provider', 'fees', 'centre', 'losses', 'carrier', 'outside', 'plans')
);
