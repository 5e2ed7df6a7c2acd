-- what a store and a buyer write to each other about one parcel -----------------------------------------------------------------
create table order_messages (
  id int generated always as identity primary key,
  store_order_id int not null references store_orders,
  user_id int not null references users,
  party text not null check (party in ('buyer', 'store')),
  body text not null check (body <> ''),
  created_at timestamptz not null,
  -- by the other side
  read_at timestamptz,
  mailed_at timestamptz
);
create index on order_messages (store_order_id, id);
create index on order_messages (user_id);
-- what the other side still has to be told by mail
create index order_messages_to_mail on order_messages (created_at) where read_at is null and mailed_at is null;

alter table store_reviews add column answered_at timestamptz;
