-- What a sender sends of one order may go in several parcels: each is one `part` of `parts`.
alter table store_orders add column part smallint not null default 1, add column parts smallint not null default 1;
alter table store_orders drop constraint store_orders_order_id_store_id_key;
alter table store_orders
  add constraint store_orders_order_id_store_id_part_key unique nulls not distinct (order_id, store_id, part);
alter table store_orders add constraint store_orders_part_check check (part between 1 and parts);
