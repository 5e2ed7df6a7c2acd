-- what becomes of a parcel ---------------------------------------------------------------------------------------------
alter table store_orders drop constraint store_orders_state_check;
alter table store_orders
  add constraint store_orders_state_check check (state in (
    'awaiting_payment', 'paid', 'picking', 'invoiced', 'ready_to_ship', 'shipped', 'delivered', 'completed', 'expired',
    'cancellation_requested', 'cancelled', 'lost', 'return_requested', 'return_authorised', 'returning', 'returned',
    'refunded'
  )),
  add column paid_at timestamptz,
  -- the end of the last day on which it is posted in time
  add column post_by timestamptz,
  -- the days in which it should come: promised with the payment, told anew with the posting
  add column arrives_first timestamptz,
  add column arrives_last timestamptz,
  add column carrier text,
  add column tracking_code text,
  add column posted_at timestamptz,
  add column delivered_at timestamptz,
  add column return_authorised_at timestamptz,
  add column return_code text,
  add column return_posted_at timestamptz,
  -- of what is held for it; the rest goes to the store when it is completed
  add column refunded_cents int not null default 0 check (refunded_cents between 0 and goods_cents + freight_cents),
  add column post_reminded_at timestamptz,
  add column delivery_asked_at timestamptz;

update store_orders so set paid_at = e.paid_at, post_by = e.paid_at + interval '7 days',
  arrives_first = e.paid_at + interval '7 days', arrives_last = e.paid_at + interval '14 days'
from (select store_order_id, max(happened_at) paid_at from order_events where to_state = 'paid' group by 1) e
where e.store_order_id = so.id;

-- one for each list of what is due
create index store_orders_to_post on store_orders (post_by)
  where state in ('paid', 'picking', 'invoiced', 'ready_to_ship') and post_reminded_at is null;
create index store_orders_to_ask on store_orders (arrives_last) where state = 'shipped' and delivery_asked_at is null;
create index store_orders_on_the_way on store_orders (posted_at) where state = 'shipped';
create index store_orders_to_complete on store_orders (delivered_at) where state = 'delivered';
create index store_orders_to_send_back on store_orders (return_authorised_at) where state = 'return_authorised';
create index store_orders_coming_back on store_orders (return_posted_at) where state = 'returning';

-- what the centre sends is found by the stores whose goods are in it
alter table order_lines add column from_center boolean not null default false;
update order_lines line set from_center = true from store_orders so
where so.id = line.store_order_id and so.store_id is null;
create index order_lines_in_center on order_lines (store_id, store_order_id desc) where from_center;

alter table order_events
  add column party text not null default 'system' check (party in ('buyer', 'store', 'operator', 'system'));
update order_events set party = 'buyer' where user_id is not null;

-- who wanted a parcel cancelled, or the money back after it came, and what was answered
create table order_cancellations (
  id int generated always as identity primary key,
  store_order_id int not null references store_orders,
  party text not null check (party in ('buyer', 'store', 'operator', 'system')),
  reason text not null,
  comment text,
  asked_at timestamptz not null,
  -- granted by silence then; null where nobody was asked
  answer_until timestamptz,
  answered_at timestamptz,
  answer text check (answer in ('granted', 'kept', 'withdrawn')),
  check ((answered_at is null) = (answer is null))
);
create index on order_cancellations (store_order_id, id desc);
create unique index order_cancellations_open on order_cancellations (store_order_id) where answered_at is null;
create index order_cancellations_due on order_cancellations (answer_until) where answered_at is null;

-- decided in the ledger, then done by the provider under the key, once
create table order_refunds (
  id int generated always as identity primary key,
  store_order_id int not null references store_orders,
  cents int not null check (cents > 0),
  key text not null unique,
  state text not null check (state in ('intended', 'done')),
  created_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null))
);
create index on order_refunds (store_order_id);
create index order_refunds_to_do on order_refunds (id) where state = 'intended';

-- null is a review from before orders were kept
alter table store_reviews add column store_order_id int unique references store_orders;
