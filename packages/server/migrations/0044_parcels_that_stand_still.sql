-- a parcel that nobody posts, or that nobody says has come, is noticed: who was told of it, and what its store says
alter table store_orders
  add column cancel_offered_at timestamptz,
  add column loss_warned_at timestamptz,
  add column arrival_claimed_at timestamptz,
  add column arrival_note text;
create index store_orders_to_offer on store_orders (paid_at)
  where state in ('paid', 'picking', 'invoiced', 'ready_to_ship') and cancel_offered_at is null;
