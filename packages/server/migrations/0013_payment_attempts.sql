-- attempts to pay ------------------------------------------------------------------------------------------------------
-- an order is paid once, by one of several attempts; how is a matter of the attempt, until when of the order
alter table orders add column pay_until timestamptz;
update orders o set pay_until =
  coalesce((select expires_at from order_payments where order_id = o.id), o.created_at);
alter table orders alter column pay_until set not null;
alter table orders drop column method;

create index store_orders_unpaid on store_orders (order_id) where state = 'awaiting_payment';

alter table order_payments drop constraint order_payments_pkey;
alter table order_payments add column id bigint generated always as identity primary key;
alter table order_payments
  add column method text not null default 'pix' check (method in ('pix', 'card')),
  add column installments smallint not null default 1 check (installments between 1 and 12),
  -- what the card is recognised by, once it is known
  add column card_brand text,
  add column card_last_four text check (card_last_four ~ '^\d{4}$'),
  -- the acquirer's code, or our own word where nobody was asked
  add column refusal text,
  -- what came, where it does not stay
  add column paid_cents int check (paid_cents > 0),
  -- nobody shall pay it any more: the provider has still to be told
  add column to_call_off boolean not null default false,
  -- the holder of the card asked the bank for the money
  add column disputed_at timestamptz,
  add column created_at timestamptz;
update order_payments pay set created_at = (select created_at from orders where id = pay.order_id);
update order_payments pay set paid_cents = (select total_cents from orders where id = pay.order_id)
  where state in ('refunding', 'refunded');
alter table order_payments alter column created_at set not null;
alter table order_payments alter column method drop default;
alter table order_payments alter column installments drop default;

create index order_payments_of_order on order_payments (order_id, id desc);
-- at most one may still be paid, or is
create unique index order_payments_live on order_payments (order_id) where state in ('intended', 'pending', 'paid');
drop index order_payments_open;
create index order_payments_open on order_payments (created_at) where state in ('intended', 'pending');
drop index order_payments_refunding;
create index order_payments_refunding on order_payments (id) where state = 'refunding';
create index order_payments_to_call_off on order_payments (id) where to_call_off;

-- as it came, for whoever has to find out what happened; null of those that were told before it was kept
alter table provider_events add column body jsonb;

-- reconciliation ------------------------------------------------------------------------------------------------------
-- up to when the provider's charges were held against the ledger
create table reconciliations (
  provider text primary key,
  until timestamptz not null
);

-- where the two do not say the same, until they do
create table reconciliation_differences (
  id bigint generated always as identity primary key,
  provider text not null,
  kind text not null check (kind in ('unknown', 'missing', 'charged', 'refunded')),
  -- the provider's, where it is about one that is nobody's order
  payment_id text,
  order_id int references orders,
  ours_cents bigint not null,
  theirs_cents bigint not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  unique nulls not distinct (provider, kind, payment_id, order_id)
);
