-- Cards that a store had taken out of their places for a sale that was then undone, and that are on sale again.
create table put_backs (
  line_id integer primary key references order_lines (id),
  store_id integer not null references stores (id),
  units integer not null check (units > 0),
  undone_at timestamptz not null,
  -- when the store said that they lie in their place again
  put_back_at timestamptz
);
create index put_backs_open on put_backs (store_id, line_id) where put_back_at is null;
