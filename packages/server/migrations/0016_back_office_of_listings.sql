-- offers that their owner removed, kept whole so that they can be taken back
create table removed_listings (
  id bigint primary key,
  store_id int not null references stores,
  listing jsonb not null,
  removed_at timestamptz not null
);
create index removed_listings_of_store on removed_listings (store_id, removed_at);
create index removed_listings_by_age on removed_listings (removed_at);
