-- A made-up market of any size. `bench.products` products, `bench.offers_each` offers and ten sales for each, 500 stores.
set session_replication_role = replica;
select setseed(0.42);

create or replace function pg_temp.wanted() returns int language sql immutable
  as $$ select current_setting('bench.products')::int $$;
create or replace function pg_temp.letters(set bigint) returns text language sql immutable
  as $$ select chr((65 + set / 676)::int) || chr((65 + set / 26 % 26)::int) || chr((65 + set % 26)::int) $$;
create or replace function pg_temp.pick(words text[], at bigint) returns text language sql immutable
  as $$ select words[1 + (at % array_length(words, 1))] $$;
-- 0 far more often than the last, as in any market
create or replace function pg_temp.popular(size int, bend float) returns int language sql volatile
  as $$ select least(size - 1, floor(size * power(random(), bend)))::int $$;

insert into users (email, name, last_name, role, password_hash, created_at)
select 'loja' || i || '@bench.example', 'Loja', i::text, 'supplier', '-', now() from generate_series(1, 500) i;

insert into businesses (slug, name, kind, position) values ('causos', 'Causos', 'tcg', 1), ('acessorios', 'Acessórios', 'acs', 2);
insert into rarities (slug, name, glyph, rank)
select slug, initcap(slug), glyph, rank::int
from unnest(array['comum', 'incomum', 'rara', 'epica', 'lendaria'], array['●', '◆', '★', '✦', '✹'])
  with ordinality r(slug, glyph, rank);
insert into elements (slug, name)
select slug, initcap(slug) from unnest(array['mata', 'agua', 'fogo', 'vento', 'noite', 'terra']) slug;
insert into tags (used_in, slug, name)
select 'brand', 'marca-' || i, 'Marca ' || i from generate_series(1, 8) i
union all select 'league', 'liga-' || i, 'Liga ' || i from generate_series(1, 4) i
union all select 'product', 'tema-' || i, 'Tema ' || i from generate_series(1, 12) i;

insert into categories (business_id, type, name, name_en, slug, code, series, total, release_date, source, source_id, products_count)
select case when i % 20 = 0 then 2 else 1 end, case when i % 20 = 0 then 'acs' else 'tcg' end,
  'Coleção ' || i, 'Set ' || i, 'colecao-' || i, pg_temp.letters(i), 'Série ' || (i / 12),
  240, current_date - i * 9, 'bench', i::text, 250
from generate_series(1, greatest(1, pg_temp.wanted() / 250)) i;

with world as (
  select pg_temp.wanted() / 250 sets,
    array['Boi', 'Sací', 'Cur', 'Iar', 'Mula', 'Cai', 'Mapin', 'Lobi', 'Ana', 'Cui', 'Jaci', 'Tupã', 'Guará', 'Capi',
      'Uira', 'Pira', 'Arara', 'Jagua', 'Moti', 'Beija', 'Tatu', 'Onça', 'Veri', 'Sumé', 'Cobra', 'Quati'] heads,
    array['tatá', 'pererê', 'pira', 'ra', 'cabra', 'pora', 'guari', 'somem', 'nhangá', 'ré', 'jara', 'mirim', 'açu',
      'una', 'puru', 'rana', 'tinga', 'coara', 'ema', 'baíra', 'juba', 'mbé', 'iguá', 'potí', 'rú'] tails,
    array['Cobra de Fogo', 'da Mata', 'do Redemoinho', 'Mãe das Águas', 'do Luar', 'da Encruzilhada', 'Guardião', 'Encantado',
      'do Sertão', 'da Serra', 'ex', 'V', 'Filhote', 'Ancião', 'do Rio', 'da Lua Cheia', 'Feroz', 'Manso'] titles,
    array['Fire Snake', 'of the Woods', 'of the Whirl', 'Water Mother', 'of Moonlight', 'of the Crossroads', 'Guardian', 'Enchanted',
      'of the Outback', 'of the Hills', 'ex', 'V', 'Cub', 'Elder', 'of the River', 'of the Full Moon', 'Fierce', 'Tame'] titles_en
)
insert into products (category_id, type, name, name_en, slug, card_number, number_sort, code, reference, reference_total, ean,
  rarity_id, element_ids, images, origin, brand_id, league_id, tag_ids, weight_grams, source, source_id, created_at, updated_at)
select set, case when set % 20 = 0 then 'acs' else 'tcg' end,
  being || ', ' || pg_temp.pick(titles, i / 7), being || ', ' || pg_temp.pick(titles_en, i / 7),
  lower(regexp_replace(plain(being || ' ' || pg_temp.pick(titles, i / 7)), '[^a-z0-9]+', '-', 'g')),
  lpad(number::text, 3, '0') || '/240', lpad(number::text, 6, '0'), code || '-' || lpad(number::text, 3, '0'),
  lower(code) || number, number || '/240', null,
  1 + least(4, floor(-ln(1 - random() * 0.999)))::int, array[1 + (i % 6)::int], array['/img/cards/' || (i % 500) || '-488.webp'],
  1, case when set % 20 = 0 then 1 + (i % 8)::int end, case when i % 50 = 0 then 9 + (i % 4)::int end,
  case when i % 10 = 0 then array[13 + (i % 12)::int] else '{}' end,
  2, 'bench', i::text, now() - i * interval '37 seconds', now()
from world, generate_series(0, pg_temp.wanted() - 1) i,
  lateral (select 1 + (i % sets)::int set, (i / sets)::int + 1 number) place,
  lateral (select pg_temp.letters(set) code) named,
  lateral (select pg_temp.pick(heads, i * 31 / 25) || pg_temp.pick(tails, i * 17) being) called;

insert into search_words (word, uses)
select word, count(*) from products, regexp_split_to_table(plain(name || ' ' || name_en), '[^a-z0-9]+') word
where length(word) >= 3 and word !~ '^\d+$' group by word;

insert into stores (owner_id, name, slug, status, description, policies, city, uf, cep, avatar, legal_name, document,
  legal_address, contact_email, posts_in_days, free_shipping_over_cents, bra_center, opened_at)
select i, 'Loja ' || i, 'loja-' || i, case when i % 50 = 0 then 'vacation' else 'open' end, '', '', 'Cidade ' || i % 90,
  pg_temp.pick(array['SP', 'SP', 'SP', 'RJ', 'MG', 'PR', 'RS', 'SC', 'BA', 'PE', 'CE', 'DF', 'GO', 'ES', 'AM', 'PA'], i),
  '01001000', '/img/stores/' || i % 30 || '.svg', 'Loja ' || i || ' Ltda', lpad(i::text, 12, '0') || '00', '', 'loja@bench.example',
  1 + i % 4, case when i % 3 = 0 then 15000 end, i % 4 = 0, now() - i * interval '3 days'
from generate_series(1, 500) i;
insert into store_stats (store_id, sales_count, orders_60d, rating, reviews_count, on_time_rate, cancellation_rate, score)
select id, 4000 - id * 7, 500 - id, 3.5 + (id % 15) / 10.0, 300, 0.95, 0.01, 1000 - id from stores;
insert into promotions (title, description, starts_at, ends_at)
values ('Semana Causos', '', now() - interval '2 days', now() + interval '30 days'), ('Encerrada', '', now() - interval '9 days', now() - interval '2 days');

insert into listings (store_id, product_id, condition, condition_rank, language, finish, price_cents, promotion_id,
  regular_price_cents, quantity, bra_center_quantity, status, store_open, uf, product_type, product_category_id,
  product_number, product_search, created_at, updated_at)
select store.id, product_id, pg_temp.pick(array['M', 'NM', 'NM', 'NM', 'SP', 'SP', 'MP', 'HP', 'D'], state),
  (array[6, 5, 5, 5, 4, 4, 3, 2, 1])[1 + state % 9], pg_temp.pick(array['PT', 'PT', 'PT', 'EN', 'EN', 'JP', 'ES'], tongue),
  pg_temp.pick(array['normal', 'normal', 'normal', 'foil', 'reverse'], shine), price,
  case when lucky < 2 then 1 + lucky end, case when lucky < 2 then price * 5 / 4 + 1 end,
  stock, case when store.bra_center then stock / 2 else 0 end, case when lucky = 99 then 'paused' else 'available' end,
  store.status = 'open', store.uf, p.type, p.category_id, p.number_sort, p.search, now(), now()
from (
  select 1 + pg_temp.popular(pg_temp.wanted(), 2) product_id, 1 + pg_temp.popular(500, 1.5) store_id, (random() * 1000)::int state,
    (random() * 1000)::int tongue, (random() * 1000)::int shine, (50 + 20000 * power(random(), 6))::int price,
    (random() * 99)::int lucky, (random() * 12)::int stock
  -- a few are drawn twice
  from generate_series(1, pg_temp.wanted() * current_setting('bench.offers_each')::int * 51 / 50)
) drawn join stores store on store.id = drawn.store_id join products p on p.id = drawn.product_id
on conflict do nothing;

insert into product_stats (product_id, type, price_low, price_high, offers, stores, quantity)
select product_id, p.type, min(price_cents), max(price_cents), count(*), count(distinct store_id), sum(quantity)
from listings l join products p on p.id = l.product_id where on_sale group by product_id, p.type;
insert into store_shelves (store_id, category_id, available, paused)
select store_id, category_id, count(*) filter (where on_sale), count(*) filter (where not on_sale)
from listings l join products p on p.id = l.product_id group by 1, 2;

insert into sales (product_id, store_id, condition, language, finish, quantity, unit_price_cents, uf, sold_at)
select 1 + pg_temp.popular(pg_temp.wanted(), 3), 1 + pg_temp.popular(500, 1.5),
  pg_temp.pick(array['M', 'NM', 'NM', 'SP', 'MP'], i), pg_temp.pick(array['PT', 'PT', 'EN', 'JP'], i / 5), 'normal',
  1 + (random() * 2)::int, (50 + 20000 * power(random(), 6))::int, pg_temp.pick(array['SP', 'RJ', 'MG', 'BA'], i / 3),
  now() - i::float / (pg_temp.wanted() * 10) * interval '2 years'
from generate_series(1, pg_temp.wanted()::bigint * 10) i;

insert into product_sales_stats (product_id, type, monthly_sales, change_percent)
select product_id, p.type, sum(quantity), round((random() * 60 - 30)::numeric, 1)
from sales s join products p on p.id = s.product_id where sold_at > now() - interval '30 days' group by product_id, p.type;
insert into product_views_summaries (product_id, type, monthly_views)
select id, type, floor(4000 / (1 + id / 50.0))::int from products where id % 3 > 0;

insert into shipping_methods (code, name, description, max_grams, max_value_cents, tracked, insured, position)
values ('mini', 'Mini Envios', '', 300, 10000, true, true, 1), ('pac', 'PAC', '', 30000, null, true, true, 2);
insert into shipping_rates (method, zone, max_grams, cents, days)
values ('mini', 'L', 300, 990, 5), ('mini', 'R', 300, 1390, 7), ('mini', 'N', 300, 1390, 10),
  ('pac', 'L', 500, 1590, 5), ('pac', 'R', 500, 1990, 7), ('pac', 'N', 500, 2690, 10);
insert into free_shipping_days (weekday, name, ufs, minimum_cents) values (3, 'Quarta do frete', array['SP', 'RJ'], 10000);

reset session_replication_role;
analyze;
