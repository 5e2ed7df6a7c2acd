-- collections ---------------------------------------------------------------------------------------------------------
create table favorites (
  user_id int not null references users,
  product_id int not null references products,
  -- the lowest offer when it was saved
  price_cents int,
  saved_at timestamptz not null,
  primary key (user_id, product_id)
);
create index on favorites (user_id, saved_at desc, product_id);

create table collection_items (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  product_id int not null references products,
  condition text not null,
  condition_rank smallint,
  language text not null,
  finish text not null,
  extras text[] not null default '{}',
  quantity int not null check (quantity between 1 and 9999),
  -- of one copy
  paid_cents int check (paid_cents >= 0),
  acquired_on date,
  note text,
  for_sale boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, product_id, condition, language, finish, extras)
);

-- wants ---------------------------------------------------------------------------------------------------------------
create table wants (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  product_id int not null references products,
  any_edition boolean not null default false,
  -- what all printings of the product are called, as products are indexed by
  being text not null,
  limit_cents int check (limit_cents > 0),
  -- this or better; null for any
  condition text,
  condition_rank smallint,
  languages text[] not null default '{}',
  finish text,
  quantity int not null default 1 check (quantity > 0),
  active boolean not null default true,
  notify boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  told_at timestamptz,
  unique (user_id, product_id)
);
create index on wants (product_id) where active;
create index on wants (being) where active and any_edition;

-- what a person was told of, so that nothing is told twice unless it gets cheaper
create table want_alerts (
  want_id bigint not null references wants on delete cascade,
  listing_id bigint not null,
  price_cents int not null,
  told_at timestamptz not null,
  primary key (want_id, listing_id, price_cents)
);

-- stats ---------------------------------------------------------------------------------------------------------------
-- the last sales of one variant are read from the index alone
drop index sales_of_product;
create index sales_of_product on sales (product_id, sold_at desc, id)
  include (condition, language, finish, unit_price_cents);
