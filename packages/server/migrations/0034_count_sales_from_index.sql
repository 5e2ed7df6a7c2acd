-- the tabs of a store's sales are counted without reading the rows ---------------------------------------------------------
drop index store_orders_of_store_by_state;
create index store_orders_of_store_by_state on store_orders (store_id, state, id desc) include (return_authorised_at);
