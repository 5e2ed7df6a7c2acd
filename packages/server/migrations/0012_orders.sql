-- orders --------------------------------------------------------------------------------------------------------------
-- what a person pays once; everything in it is as it was when it was placed
create table orders (
  id int generated always as identity primary key,
  user_id int not null references users,
  -- a copy: the person may change or remove the address
  address jsonb not null,
  goods_cents int not null check (goods_cents > 0),
  freight_cents int not null check (freight_cents >= 0),
  total_cents int not null check (total_cents = goods_cents + freight_cents),
  method text not null check (method in ('pix')),
  created_at timestamptz not null
);
create index orders_of_buyer on orders (user_id, id desc);

-- what one store sends
create table store_orders (
  id int generated always as identity primary key,
  order_id int not null references orders,
  -- null is the Bra Center
  store_id int references stores,
  state text not null check (state in ('awaiting_payment', 'paid', 'expired')),
  goods_cents int not null check (goods_cents > 0),
  freight_cents int not null check (freight_cents >= 0),
  commission_cents int not null check (commission_cents between 0 and goods_cents),
  shipping jsonb not null,
  unique nulls not distinct (order_id, store_id)
);
create index store_orders_of_store on store_orders (store_id, id desc);

create table order_lines (
  id int generated always as identity primary key,
  store_order_id int not null references store_orders,
  -- null once the store took the offer away
  listing_id bigint references listings on delete set null,
  -- whose it is, also when the centre sends it
  store_id int not null references stores,
  product_id int not null references products,
  name text not null,
  code text not null,
  condition text not null,
  language text not null,
  finish text not null,
  unit_price_cents int not null check (unit_price_cents > 0),
  quantity int not null check (quantity > 0)
);
create index on order_lines (store_order_id);
create index on order_lines (listing_id);

-- every change of a state; nobody did what the clock or the payment did
create table order_events (
  id int generated always as identity primary key,
  store_order_id int not null references store_orders,
  user_id int references users,
  happened_at timestamptz not null,
  from_state text,
  to_state text not null
);
create index on order_events (store_order_id);

create table order_payments (
  order_id int primary key references orders,
  state text not null
    check (state in ('intended', 'pending', 'paid', 'refused', 'expired', 'refunding', 'refunded')),
  -- ours, by which the provider knows the order
  code text not null unique,
  payer_id text not null,
  payment_id text,
  charge_id text,
  pix_code text,
  expires_at timestamptz not null
);
create index order_payments_open on order_payments (expires_at) where state in ('intended', 'pending');
create index order_payments_refunding on order_payments (order_id) where state = 'refunding';
