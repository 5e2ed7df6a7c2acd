-- what a store's own list searches, filters and sorts by, kept beside the offer: no join to know it
alter table listings
  add column product_type text,
  add column product_category_id int,
  add column product_number text collate "C",
  -- begins with the name, so it is the order by name too
  add column product_search text collate "C";
update listings l set product_type = p.type, product_category_id = p.category_id, product_number = p.number_sort,
  product_search = p.search
from products p where p.id = l.product_id;
alter table listings
  alter column product_type set not null,
  alter column product_category_id set not null,
  alter column product_search set not null;

create function copy_product_to_listing() returns trigger language plpgsql as $$
begin
  select type, category_id, number_sort, search
  into new.product_type, new.product_category_id, new.product_number, new.product_search
  from products where id = new.product_id;
  return new;
end $$;
create trigger copied_from_product before insert on listings for each row execute function copy_product_to_listing();

create function copy_products_to_listings() returns trigger language plpgsql as $$
begin
  with moved as (
    select n.id, n.type, n.category_id, n.number_sort, n.search from news n join olds o using (id)
    where (n.type, n.category_id, n.number_sort, n.search)
      is distinct from (o.type, o.category_id, o.number_sort, o.search)
  ), held as (
    select l.id, m.type, m.category_id, m.number_sort, m.search
    from listings l join moved m on m.id = l.product_id order by l.id for update of l
  )
  update listings l set product_type = h.type, product_category_id = h.category_id, product_number = h.number_sort,
    product_search = h.search
  from held h where h.id = l.id;
  return null;
end $$;
create trigger copied_to_listings after update on products referencing old table as olds new table as news
  for each statement execute function copy_products_to_listings();

-- how a person likes to see the offers of a store
create table listing_views (
  id int generated always as identity primary key,
  user_id int not null references users,
  store_id int not null references stores,
  name text not null,
  view jsonb not null,
  created_at timestamptz not null,
  unique (user_id, store_id, name)
);

-- a change of many offers at once, as they were before it: what taking it back needs
create table listing_changes (
  id int generated always as identity primary key,
  store_id int not null references stores,
  user_id int references users,
  kind text not null check (kind in ('price', 'quantity', 'pause', 'activate', 'remove', 'pause_all')),
  offers int not null,
  before jsonb not null,
  made_at timestamptz not null,
  undone_at timestamptz
);
create index listing_changes_of_store on listing_changes (store_id, id desc);
create index listing_changes_by_age on listing_changes (made_at) where kind <> 'pause_all';

-- a sheet of offers: read and judged when it comes, written piece by piece
create table listing_imports (
  id int generated always as identity primary key,
  store_id int not null references stores,
  user_id int references users,
  file_name text not null,
  state text not null check (state in ('ready', 'running', 'done', 'cancelled')),
  -- what is to be written, and the lines that cannot be
  lines jsonb not null,
  faults jsonb not null,
  total int not null,
  written int not null default 0,
  counts jsonb not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index listing_imports_of_store on listing_imports (store_id, id desc);
create index listing_imports_by_age on listing_imports (created_at);
