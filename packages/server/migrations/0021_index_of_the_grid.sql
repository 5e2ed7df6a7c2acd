-- a store's list of tens of thousands is found, filtered, counted and sorted without reading the offers themselves
create index listings_of_store_at_hand on listings (store_id, id) include (
  status, quantity, price_cents, bra_center_quantity, condition, language, finish, product_type, product_category_id,
  product_number, created_at, updated_at
);
create index listings_of_store_by_name on listings (store_id, product_search, id);
create index listings_of_store_by_number on listings (store_id, product_category_id, product_number, id);
