-- Cards of a paid parcel that its store did not find. `quantity` stays what was bought, and `goods_cents` what was paid.
alter table order_lines
  add column lacking integer not null default 0,
  add constraint order_lines_lacking_check check (lacking between 0 and quantity);

-- The price of these cards, which has gone back. It is a part of `refunded_cents` that takes nothing from the freight.
alter table store_orders
  add column lacking_cents integer not null default 0,
  add constraint store_orders_lacking_cents_check check (lacking_cents between 0 and goods_cents);

-- Set on the event that tells of cards that were not found; such an event changes no state.
alter table order_events
  add column lacking_units integer,
  add column lacking_cents integer,
  add constraint order_events_lacking_check check ((lacking_units is null) = (lacking_cents is null));
