-- in whichever order a store's list stands, whole or a tab of it, an index holds it so: tens of thousands need no sorting;
-- what words or a variant leave of it is few, and found in the one that holds all that is asked for
drop index listings_of_store_at_hand, listings_of_store_by_name, listings_of_store_by_number;
create index listings_of_store_at_hand on listings (store_id, product_search, id) include (
  status, quantity, over_plan, product_type, price_cents, bra_center_quantity, condition, language, finish, product_category_id,
  product_number, created_at, updated_at
);
create index listings_of_store_by_asked on listings (store_id, price_cents, id) include (status, quantity, over_plan, product_type);
create index listings_of_store_by_birth on listings (store_id, created_at, id) include (status, quantity, over_plan, product_type);
create index listings_of_store_by_number on listings (store_id, product_category_id, product_number, id)
  include (status, quantity, over_plan, product_type);
