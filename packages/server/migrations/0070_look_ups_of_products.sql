-- What other programs call a product is looked for by value and written by product: one index less for each of the many
-- rows of an import. No list reads products by type and age since the finder answers lists.
alter table product_ids drop constraint product_ids_pkey;
drop index product_ids_product_id_idx;
alter table product_ids add constraint product_ids_pkey primary key (product_id, kind, value);
create index product_ids_value_kind_idx on product_ids (value, kind);
drop index products_type_created_at_id_idx;
