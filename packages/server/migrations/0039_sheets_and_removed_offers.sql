-- a sheet names products by their codes as people type them
create index products_upper_code_idx on products (upper(code));

-- the lines of carts and orders that an offer was in when it was removed: they are its own again when it comes back
alter table removed_listings
  add column cart_line_ids bigint[] not null default '{}',
  add column order_line_ids bigint[] not null default '{}';
