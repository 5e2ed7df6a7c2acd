-- days on which nothing is posted, paid out or featured; holidays of the nation are written by the server, others by the operator
create table block_dates (
  day date primary key,
  name text not null
);

-- what stores pack into ----------------------------------------------------------------------------------------------------
create table boxes (
  id int generated always as identity primary key,
  store_id int not null references stores,
  name text not null,
  length_cm int not null check (length_cm between 1 and 100),
  width_cm int not null check (width_cm between 1 and 100),
  height_cm int not null check (height_cm between 1 and 100),
  -- of the empty box
  weight_grams int not null check (weight_grams between 1 and 5000),
  -- loose cards that fit into it; null where nobody counted
  max_cards int check (max_cards > 0),
  created_at timestamptz not null
);
create index boxes_of_store on boxes (store_id);

-- the box that a parcel is packed into
create table parcel_boxes (
  store_order_id int primary key references store_orders,
  box_id int not null references boxes on delete cascade
);
create index on parcel_boxes (box_id);

-- how many units of a line lie on the table already
create table picked_lines (
  line_id int primary key references order_lines,
  picked int not null check (picked >= 0),
  picked_at timestamptz not null
);

-- the label of a parcel; a carrier that sells it writes it in two steps, so that none is bought twice
create table shipping_labels (
  store_order_id int primary key references store_orders,
  tracking_code text,
  -- the carrier's own name of the shipment, once it is in its cart, and where its label lies
  shipment_id text,
  state text not null check (state in ('own', 'intended', 'bought')),
  cents int check (cents >= 0),
  created_at timestamptz not null
);

-- a list of a store by what is to be done with its orders
create index store_orders_of_store_by_state on store_orders (store_id, state, id desc);
