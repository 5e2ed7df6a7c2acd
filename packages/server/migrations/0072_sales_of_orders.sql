-- What a sender (a store, or the centre: null) sells in one order is one sale, in however many parcels it travels.
create table order_sales (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id),
  store_id integer references stores (id),
  unique nulls not distinct (order_id, store_id)
);
insert into order_sales (order_id, store_id)
select order_id, store_id from store_orders group by order_id, store_id order by min(id);

alter table store_orders add column sale_id integer references order_sales (id);
update store_orders so set sale_id = sale.id from order_sales sale
where sale.order_id = so.order_id and sale.store_id is not distinct from so.store_id;
alter table store_orders alter column sale_id set not null;
alter table store_orders drop constraint store_orders_order_id_store_id_part_key;
alter table store_orders add unique (sale_id, part);
create index store_orders_order_id_idx on store_orders (order_id);

-- a review is of a sale; it stood at the first of its parcels
alter table store_reviews add column sale_id integer references order_sales (id);
update store_reviews r set sale_id = so.sale_id from store_orders so where so.id = r.store_order_id;
alter table store_reviews drop column store_order_id;
alter table store_reviews add unique (sale_id);
