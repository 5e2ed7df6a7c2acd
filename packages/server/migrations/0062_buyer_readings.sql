-- When a store opened the CPF of a buyer to write the tax document in a program of its own.
create table buyer_readings (
  store_order_id integer not null references store_orders (id),
  user_id integer not null references users (id),
  read_at timestamptz not null
);
create index buyer_readings_of_parcel on buyer_readings (store_order_id);
