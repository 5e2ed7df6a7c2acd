-- The stores from which a person likes to buy.
create table favorite_stores (
  user_id integer not null references users,
  store_id integer not null references stores,
  saved_at timestamptz not null,
  primary key (user_id, store_id)
);
create index favorite_stores_store on favorite_stores (store_id);
