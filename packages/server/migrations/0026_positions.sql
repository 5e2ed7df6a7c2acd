-- Sorts words with numbers as people do: box 2 stands before box 10.
create function in_natural_order(words text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(public.plain(words), '(\d+)', '0000000\1', 'g'), '\d*(\d{8})', '\1', 'g')
$$;

-- Where the cards of an offer lie and the store's own code for it, in the words of the store; only the store sees them.
alter table listings
  add column position text check (length(position) between 1 and 40),
  add column position_order text collate "C" generated always as (in_natural_order(position)) stored,
  add column sku text check (length(sku) between 1 and 40);
create index listings_by_sku on listings (store_id, plain(sku)) where sku is not null;
create index listings_by_position on listings (store_id, position_order, id) where position is not null;
