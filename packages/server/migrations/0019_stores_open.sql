-- how a store opens ----------------------------------------------------------------------------------------------------
alter table stores drop constraint stores_status_check;
alter table stores
  add constraint stores_status_check check (
    status in ('review', 'refused', 'open', 'vacation', 'suspended', 'closed')
  ),
  -- the plan that was chosen with it: it begins once the store is open and the plan is paid
  add column wanted_plan text,
  -- of the terms of sale that its owner accepted
  add column terms_version text;

-- who sent it in, and what was decided of it: the newest row is why it is as it is
create table store_decisions (
  id int generated always as identity primary key,
  store_id int not null references stores,
  user_id int not null references users,
  from_status text,
  to_status text not null,
  reason text,
  decided_at timestamptz not null
);
create index on store_decisions (store_id, id desc);
create index stores_by_status on stores (status, id);

-- what somebody has typed of a store so far
create table store_drafts (
  user_id int primary key references users,
  draft jsonb not null,
  updated_at timestamptz not null
);
