-- the store says that a return did not come: an operator decides, and the clock no longer does
alter table store_orders add column return_contested_at timestamptz;
drop index store_orders_coming_back;
create index store_orders_coming_back on store_orders (return_posted_at)
  where state = 'returning' and return_contested_at is null;
create index store_orders_contested on store_orders (return_contested_at)
  where state = 'returning' and return_contested_at is not null;
