-- One index answers for a value alone and for a value of a kind; an import writes many of these rows.
alter table product_ids drop constraint product_ids_pkey, add primary key (value, kind, product_id);
drop index product_ids_value_idx;

-- Most cards have no barcode.
drop index products_ean_idx;
create index products_ean_idx on products (ean) where ean is not null;
