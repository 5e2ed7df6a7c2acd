-- how a store may send beyond parcels: both are its own choice
alter table stores add column sends_letters boolean not null default false;
alter table stores add column allows_pickup boolean not null default false;

-- carts ---------------------------------------------------------------------------------------------------------------
create table carts (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  status text not null default 'active' check (status in ('active', 'ordered')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index carts_active on carts (user_id) where status = 'active';

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts on delete cascade,
  -- null once the store took the offer away
  listing_id bigint references listings on delete set null,
  store_id int not null references stores,
  product_id int not null references products,
  quantity int not null check (quantity between 1 and 999),
  -- how many of them come from the Bra Center
  center_quantity int not null check (center_quantity between 0 and quantity),
  -- as the person last saw them
  unit_price_cents int not null check (unit_price_cents > 0),
  condition text not null,
  language text not null,
  finish text not null,
  added_at timestamptz not null,
  unique (cart_id, listing_id)
);
create index on cart_lines (listing_id);

create table cart_shippings (
  cart_id bigint not null references carts on delete cascade,
  -- null is the Bra Center
  store_id int references stores,
  method text not null references shipping_methods (code),
  chosen_at timestamptz not null,
  unique nulls not distinct (cart_id, store_id)
);
