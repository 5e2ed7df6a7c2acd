create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE because its dictionary may change; ours does not, and generated columns need IMMUTABLE.
create function plain(text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- accounts ------------------------------------------------------------------------------------------------------------
create table users (
  id int generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  last_name text not null,
  role text not null default 'client' check (role in ('client', 'supplier', 'admin')),
  password_hash text not null,
  created_at timestamptz not null
);

-- settings ------------------------------------------------------------------------------------------------------------
create table parameters (
  code text primary key,
  label text not null,
  description text not null,
  kind text not null check (kind in ('cents', 'days', 'hours', 'minutes', 'count', 'basis_points', 'text')),
  value text not null
);

-- addresses -----------------------------------------------------------------------------------------------------------
create table postal_codes (
  cep char(8) primary key,
  address jsonb not null,
  fetched_at timestamptz not null
);

-- catalog -------------------------------------------------------------------------------------------------------------
create table businesses (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  kind text not null check (kind in ('tcg', 'acs', 'bra')),
  position int not null
);

create table categories (
  id int generated always as identity primary key,
  business_id int not null references businesses,
  type text not null check (type in ('tcg', 'acs', 'bra')),
  name text not null,
  name_en text,
  slug text not null,
  code text not null,
  series text,
  total int check (total >= 0),
  release_date date,
  symbol text,
  logo text,
  source text not null,
  source_id text not null,
  products_count int not null default 0,
  -- kept by the jobs of a higher floor, which knows of offers
  offers_count int not null default 0,
  search text generated always as (plain(name || ' ' || coalesce(name_en, '') || ' ' || code)) stored,
  unique (source, source_id)
);
create index on categories (business_id, release_date desc);
create index on categories using gin (search gin_trgm_ops);

create table rarities (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  glyph text not null,
  rank int not null
);

create table elements (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null
);

-- brands, leagues and free tags, told apart by what uses them
create table tags (
  id int generated always as identity primary key,
  used_in text not null check (used_in in ('brand', 'league', 'product', 'ad')),
  slug text not null,
  name text not null,
  image text,
  unique (used_in, slug)
);

create table products (
  id int generated always as identity primary key,
  category_id int not null references categories,
  type text not null check (type in ('tcg', 'acs', 'bra')),
  name text not null,
  name_en text,
  slug text not null,
  card_number text,
  -- digits padded, prefix first: what natural order sorts by
  number_sort text,
  code text not null unique,
  -- normalised "set number" and "number/total": what an exact look-up compares
  reference text,
  reference_total text,
  ean text,
  rarity_id int references rarities,
  element_ids int[] not null default '{}',
  images text[] not null default '{}',
  text text,
  kind text,
  cost text,
  strength text,
  artist text,
  origin smallint check (origin between 0 and 8),
  brand_id int references tags,
  league_id int references tags,
  tag_ids int[] not null default '{}',
  weight_grams int not null default 2 check (weight_grams > 0),
  length_cm numeric(6, 1),
  width_cm numeric(6, 1),
  height_cm numeric(6, 1),
  ncm text check (ncm ~ '^\d{8}$'),
  can_send_bra_center boolean not null default true,
  source text not null,
  source_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search text generated always as (
    plain(name || ' ' || coalesce(name_en, '') || ' ' || coalesce(card_number, '') || ' ' || code)
  ) stored,
  unique (source, source_id)
);
create index on products (category_id, number_sort, id);
create index on products (type, created_at desc, id);
create index on products (reference);
create index on products (reference_total);
create index on products (ean);
create index on products (brand_id) where brand_id is not null;
create index on products (league_id) where league_id is not null;
create index on products using gin (tag_ids) where tag_ids <> '{}';
create index on products using gin (search gin_trgm_ops);
-- versions of one being: "Boitatá" of "Boitatá, Cobra de Fogo"
create index on products (plain(split_part(name, ',', 1)));

-- each distinct word of the catalogue: a mistyped word is compared with these, not with every product
create table search_words (
  word text primary key,
  uses int not null
);
create index on search_words using gin (word gin_trgm_ops);

-- stores --------------------------------------------------------------------------------------------------------------
create table stores (
  id int generated always as identity primary key,
  owner_id int not null references users,
  name text not null,
  slug text not null unique,
  status text not null check (status in ('review', 'open', 'vacation', 'suspended', 'closed')),
  description text not null,
  policies text not null,
  city text not null,
  uf char(2) not null,
  cep char(8) not null,
  avatar text not null,
  banner text,
  legal_name text not null,
  document varchar(14) not null check (document ~ '^[0-9A-Z]{12}[0-9]{2}$|^[0-9]{11}$'),
  legal_address text not null,
  contact_email text not null,
  posts_in_days int not null default 2,
  free_shipping_over_cents int check (free_shipping_over_cents >= 0),
  bra_center boolean not null default false,
  back_on date,
  opened_at timestamptz not null,
  search text generated always as (plain(name || ' ' || city)) stored
);
create index on stores (owner_id);
create index on stores using gin (search gin_trgm_ops);

-- listings ------------------------------------------------------------------------------------------------------------
create table promotions (
  id int generated always as identity primary key,
  title text not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

create table listings (
  id bigint generated always as identity primary key,
  store_id int not null references stores,
  product_id int not null references products,
  condition text not null,
  -- 6 Nova … 1 Danificada; null where the scale of cards does not apply
  condition_rank smallint,
  grade jsonb,
  language text not null,
  finish text not null,
  extras text[] not null default '{}',
  price_cents int not null check (price_cents > 0),
  promotion_id int references promotions,
  regular_price_cents int check (regular_price_cents > price_cents),
  quantity int not null check (quantity >= 0),
  bra_center_quantity int not null default 0 check (bra_center_quantity between 0 and quantity),
  comment text,
  photos text[] not null default '{}',
  status text not null default 'available' check (status in ('available', 'paused')),
  -- the store is open: kept beside the offer so that a search needs no join to know it
  store_open boolean not null,
  uf char(2) not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  on_sale boolean generated always as (status = 'available' and quantity > 0 and store_open) stored,
  unique nulls not distinct (store_id, product_id, condition, language, finish, extras, grade)
);
create index listings_of_product on listings (product_id, price_cents, id) where on_sale;
-- holds on_sale, so that a store's shelves are counted without reading its offers
create index listings_of_store on listings (store_id, product_id) include (on_sale);
create index listings_of_store_by_price on listings (store_id, price_cents, id) where on_sale;
create index listings_of_store_by_age on listings (store_id, created_at desc, id desc) where on_sale;
create index listings_of_promotion on listings (promotion_id) where promotion_id is not null and on_sale;

-- what the available offers of a product amount to; written by the transaction that changes an offer
create table product_stats (
  product_id int primary key references products,
  -- that of the product: a ranking of one type is a walk along one index
  type text not null,
  price_low int,
  price_high int,
  offers int not null,
  stores int not null,
  quantity int not null
);
create index on product_stats (price_low, product_id) where price_low is not null;
create index on product_stats (price_high desc, product_id) where price_low is not null;
create index on product_stats (type, price_low, product_id) where price_low is not null;
create index on product_stats (type, price_high desc, product_id) where price_low is not null;

-- what a store has of one collection; written by the transaction that changes an offer
create table store_shelves (
  store_id int not null references stores,
  category_id int not null references categories,
  available int not null,
  paused int not null,
  primary key (store_id, category_id)
);

-- shipping ------------------------------------------------------------------------------------------------------------
create table shipping_methods (
  id int generated always as identity primary key,
  code text not null unique,
  name text not null,
  description text not null,
  max_grams int,
  max_value_cents int,
  tracked boolean not null,
  insured boolean not null,
  position int not null
);

-- zone: L same state, R same region, N between regions
create table shipping_rates (
  method text not null references shipping_methods (code),
  zone char(1) not null check (zone in ('L', 'R', 'N')),
  max_grams int not null,
  cents int not null check (cents >= 0),
  days int not null,
  primary key (method, zone, max_grams)
);

create table free_shipping_days (
  id int generated always as identity primary key,
  weekday smallint not null check (weekday between 0 and 6),
  name text not null,
  ufs text[] not null,
  minimum_cents int
);

-- subscriptions -------------------------------------------------------------------------------------------------------
create table plans (
  id int generated always as identity primary key,
  code text not null unique,
  name text not null,
  audience text not null check (audience in ('seller', 'buyer')),
  price_cents int not null check (price_cents >= 0),
  interval text not null check (interval in ('month', 'year')),
  commission_bp int not null,
  max_ads int,
  max_offers int,
  features text[] not null,
  highlighted boolean not null default false,
  position int not null
);

-- content -------------------------------------------------------------------------------------------------------------
create table banners (
  id int generated always as identity primary key,
  place text not null check (place in ('home', 'ads')),
  title text not null,
  subtitle text not null,
  label text not null,
  link text not null,
  image text not null,
  image_mobile text,
  tone text not null,
  position int not null,
  active boolean not null default true
);

create table faq (
  id int generated always as identity primary key,
  topic text not null,
  slug text not null unique,
  question text not null,
  answer text not null,
  position int not null
);

create table static_texts (
  code text primary key,
  title text not null,
  body text not null,
  updated_at timestamptz not null
);

create table site_notices (
  id int generated always as identity primary key,
  title text not null,
  body text not null,
  link text,
  level text not null check (level in ('info', 'warning')),
  starts_at timestamptz not null,
  ends_at timestamptz not null
);

-- reviews -------------------------------------------------------------------------------------------------------------
create table store_reviews (
  id int generated always as identity primary key,
  store_id int not null references stores,
  stars smallint not null check (stars between 1 and 5),
  comment text,
  author text not null,
  uf char(2) not null,
  answer text,
  created_at timestamptz not null
);
create index on store_reviews (store_id, created_at desc, id);
create index on store_reviews (store_id, stars, created_at desc, id);

-- stats ---------------------------------------------------------------------------------------------------------------
-- one row per sold order line: who bought is not here
create table sales (
  id bigint generated always as identity primary key,
  product_id int not null references products,
  store_id int not null references stores,
  condition text not null,
  language text not null,
  finish text not null,
  quantity int not null check (quantity > 0),
  unit_price_cents int not null check (unit_price_cents > 0),
  uf char(2) not null,
  sold_at timestamptz not null
);
create index sales_of_product on sales (product_id, sold_at desc, id) include (condition, unit_price_cents);
create index sales_by_time on sales using brin (sold_at);

create table product_views (
  product_id int not null references products,
  viewer text not null,
  day date not null,
  seen_at timestamptz not null,
  primary key (product_id, day, viewer)
);
create index on product_views (viewer, seen_at desc);
create index on product_views (day);

create table product_views_summaries (
  product_id int primary key references products,
  type text not null,
  monthly_views int not null
);
create index on product_views_summaries (monthly_views desc, product_id);
create index on product_views_summaries (type, monthly_views desc, product_id);

create table product_sales_stats (
  product_id int primary key references products,
  type text not null,
  monthly_sales int not null,
  change_percent numeric(7, 1)
);
create index on product_sales_stats (monthly_sales desc, product_id);
create index on product_sales_stats (type, monthly_sales desc, product_id);
-- a price is said to move only where enough was sold
create index on product_sales_stats (change_percent) where monthly_sales >= 8;

create table store_stats (
  store_id int primary key references stores,
  sales_count int not null,
  orders_60d int not null,
  rating numeric(2, 1),
  reviews_count int not null,
  on_time_rate numeric(4, 3),
  cancellation_rate numeric(4, 3),
  score numeric(8, 3) not null,
  offers_count int not null default 0
);

-- finder --------------------------------------------------------------------------------------------------------------
-- what every process reads again into its index; null: the vocabulary. Appended by triggers, so that nobody can forget.
create table product_changes (
  id bigint generated always as identity primary key,
  product_id int,
  changed_tx xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index on product_changes (changed_tx);

create function note_product_changes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into product_changes (product_id) select id from changed;
  else
    insert into product_changes (product_id) select distinct product_id from changed;
  end if;
  return null;
end $$;

create function note_vocabulary_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id) values (null);
  return null;
end $$;

create function note_free_freight_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id) select distinct product_id from listings where store_id = new.id;
  return null;
end $$;
create trigger noted after update on stores for each row
  when (old.free_shipping_over_cents is distinct from new.free_shipping_over_cents)
  execute function note_free_freight_change();

do $$
declare
  source text;
begin
  foreach source in array array['products', 'listings', 'product_sales_stats', 'product_views_summaries'] loop
    execute format('create trigger noted_insert after insert on %I referencing new table as changed '
      'for each statement execute function note_product_changes()', source);
    execute format('create trigger noted_update after update on %I referencing new table as changed '
      'for each statement execute function note_product_changes()', source);
    execute format('create trigger noted_delete after delete on %I referencing old table as changed '
      'for each statement execute function note_product_changes()', source);
  end loop;
  foreach source in array array['categories', 'businesses', 'rarities', 'elements', 'tags', 'promotions'] loop
    execute format('create trigger noted after insert or update or delete on %I '
      'for each statement execute function note_vocabulary_change()', source);
  end loop;
end $$;

-- platform ------------------------------------------------------------------------------------------------------------
create table events (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index on events (id) where delivered_at is null;

create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null,
  -- two jobs with one key are one job
  key text unique,
  run_at timestamptz not null,
  attempts int not null default 0,
  last_error text
);
create index on jobs (run_at, id);
