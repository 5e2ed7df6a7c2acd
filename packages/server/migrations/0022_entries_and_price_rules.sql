-- entries -------------------------------------------------------------------------------------------------------------
-- what was entered at once, by the key that its sender chose: sent again, it is answered and not entered again
create table entered_batches (
  store_id int not null references stores,
  key text not null,
  results jsonb not null,
  entered_at timestamptz not null,
  primary key (store_id, key)
);
create index on entered_batches (entered_at);

-- price rules ---------------------------------------------------------------------------------------------------------
-- what a store's prices follow, the first that fits an offer deciding it
create table price_rules (
  id int generated always as identity primary key,
  store_id int not null references stores,
  name text not null,
  position int not null,
  active boolean not null default true,
  -- which offers, what their price follows, and between which rails
  scope jsonb not null,
  pricing jsonb not null,
  rails jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on price_rules (store_id, position, id);

-- when the rules of a store run by themselves
create table price_schedules (
  store_id int primary key references stores,
  -- of the day in Brasília
  hour smallint not null check (hour between 0 and 23),
  active boolean not null,
  next_at timestamptz not null
);
create index price_schedules_due on price_schedules (next_at) where active;

create table price_runs (
  id int generated always as identity primary key,
  store_id int not null references stores,
  -- null where the clock did it
  user_id int references users,
  ran_at timestamptz not null,
  offers_seen int not null,
  offers_changed int not null,
  undone_at timestamptz,
  -- why nothing was changed, where something was in the way
  problem text
);
create index on price_runs (store_id, id desc);

create table price_changes (
  run_id int not null references price_runs,
  listing_id bigint not null,
  rule_id int,
  product_name text not null,
  variant text not null,
  before_cents int not null,
  after_cents int not null check (after_cents > 0),
  reason text not null,
  -- of an undone run: whether the price went back, or had moved on
  undone boolean,
  primary key (run_id, listing_id)
);
create index on price_changes (listing_id);
