-- curation ----------------------------------------------------------------------------------------------------------
-- products that are no more: their addresses lead to the one that they were part of
create table product_merges (
  product_id int primary key,
  into_id int not null references products,
  merged_at timestamptz not null,
  -- the row as it was
  was jsonb not null
);
create index on product_merges (into_id);
