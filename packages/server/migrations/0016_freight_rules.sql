-- Parcels whose freight a store pays: to these states, from so much goods, up to so much weight.
create table freight_rules (
  id integer primary key generated always as identity,
  store_id integer not null references stores,
  states text[] not null check (cardinality(states) > 0),
  from_cents integer not null check (from_cents >= 0),
  -- Most weight of the goods without packing; null for any.
  up_to_grams integer check (up_to_grams > 0),
  created_at timestamptz not null
);
create index freight_rules_store on freight_rules (store_id);
