-- Stores that want to hear when a sale leaves an offer with no more than so many units.
create table stock_alerts (
  store_id integer primary key references stores,
  threshold integer not null check (threshold between 0 and 999),
  updated_at timestamptz not null
);

-- Offers of which a store was told; a row goes when the stock is above the threshold again, so that nothing is told twice.
create table low_stock (
  listing_id bigint primary key references listings on delete cascade,
  store_id integer not null references stores,
  noticed_at timestamptz not null,
  -- Set once the store has put the offer away from its list.
  seen_at timestamptz
);
create index low_stock_store on low_stock (store_id, noticed_at desc) where seen_at is null;
