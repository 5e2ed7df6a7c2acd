-- photos --------------------------------------------------------------------------------------------------------------
-- what people upload: the files lie under the id, in several sizes
create table photos (
  id text primary key check (id ~ '^[a-z0-9]{24}$'),
  -- null once the person is forgotten
  user_id int references users,
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null,
  -- since when nothing shows it, while nothing does
  idle_since timestamptz not null,
  -- set before its files go: from then on nobody may use it
  swept_at timestamptz
);
create index on photos (user_id);
create index on photos (idle_since);

-- what shows a photo, such as 'listing 12': one that nothing shows is swept
create table photo_uses (
  photo_id text not null references photos,
  used_by text not null,
  primary key (photo_id, used_by)
);
create index on photo_uses (used_by);

-- suggestions ---------------------------------------------------------------------------------------------------------
-- rows that people miss in the catalogue
create table product_suggestions (
  id int generated always as identity primary key,
  -- null once the person is forgotten
  user_id int references users,
  name text not null,
  collection text not null,
  card_number text,
  note text,
  photo text,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'merged', 'refused')),
  -- the row that it became, or was found to be
  product_id int references products,
  reason text,
  decided_by int references users,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((status in ('approved', 'merged')) = (product_id is not null)),
  check (status <> 'refused' or reason is not null)
);
create index on product_suggestions (user_id, id desc);
create index product_suggestions_waiting on product_suggestions (id) where status = 'waiting';
