-- Sales that a store did not honour: it cancelled by its own decision, or did not find the cards.
create table broken_sales (
  id integer generated always as identity primary key,
  order_line_id integer not null unique references order_lines,
  store_id integer not null references stores,
  product_id integer not null references products,
  units integer not null check (units > 0),
  -- the reason of the cancellation; null if only these cards were missing
  reason text,
  paid_cents integer not null,
  -- medians of the same variant when it was bought and when the sale was broken; null if there were too few sales
  market_then_cents integer,
  market_now_cents integer,
  broken_at timestamptz not null
);
create index broken_sales_of_store on broken_sales (store_id, broken_at);
create index broken_sales_of_product on broken_sales (product_id);

-- An offer that is paused until its store has counted the card again.
alter table listings add column unconfirmed_since timestamptz;

-- Cards that came worse than sold, by the complaints that ended so.
create table grading_faults (
  complaint_id integer primary key references complaints,
  store_id integer not null references stores,
  units integer not null check (units > 0),
  found_at timestamptz not null
);
create index grading_faults_of_store on grading_faults (store_id, found_at);

alter table store_stats add column honour_rate numeric, add column grading_rate numeric;
