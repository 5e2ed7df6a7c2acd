-- Money of a store that is given to a buyer whose sale it did not honour; it pays a part of a later order. `spending`
-- holds, by the id of an unpaid order, what the buyer set aside for it.
alter table ledger_lines drop constraint ledger_lines_account_check,
  add constraint ledger_lines_account_check check (
    account ~ '^(buyer|escrow|store|withdrawing|bank|credit|spending):[0-9]+$'
    or account in ('commission', 'provider', 'fees', 'centre', 'losses', 'carrier', 'outside')
  );

-- the part of the order, and of each parcel, that credit pays; the provider is asked for the rest
alter table orders add column credit_cents integer not null default 0 check (credit_cents between 0 and total_cents);
alter table store_orders add column credit_cents integer not null default 0
  check (credit_cents between 0 and goods_cents + freight_cents);
-- a refund that went back to the buyer's credit, as the provider had given back all that it was asked for
alter table order_refunds add column to_credit boolean not null default false;

-- what the store owes the buyer for a broken sale, and what its balance has paid of it
alter table broken_sales add column credit_cents integer not null default 0,
  add column credited_cents integer not null default 0,
  add constraint broken_sales_credit_check check (credited_cents between 0 and credit_cents);
create index broken_sales_owing on broken_sales (id) where credited_cents < credit_cents;
