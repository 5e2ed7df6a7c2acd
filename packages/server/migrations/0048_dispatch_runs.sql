-- What a store asked to be done with many parcels at once: it goes on when the page is closed.
create table dispatch_runs (
  id integer generated always as identity primary key,
  store_id integer not null references stores (id),
  work text not null check (work in ('issue', 'prepare', 'post')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index dispatch_runs_of_store on dispatch_runs (store_id, id);
-- a store does one thing at a time, or two runs would wait for each other at each parcel
create unique index one_dispatch_run on dispatch_runs (store_id) where ended_at is null;

create table dispatch_run_parcels (
  run_id integer not null references dispatch_runs (id) on delete cascade,
  store_order_id integer not null references store_orders (id),
  -- where it is not that of the label
  tracking_code text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- the refusal, for a parcel that failed
  why text,
  primary key (run_id, store_order_id)
);
