-- One store with 50,000 offers in a market that has its own; what they are is spread over the whole catalogue.
set session_replication_role = replica;
insert into listings (store_id, product_id, condition, condition_rank, language, finish, price_cents, quantity, status,
  store_open, uf, product_type, product_category_id, product_number, product_search, created_at, updated_at)
select 1, p.id, (array['M', 'NM', 'SP', 'MP', 'HP'])[1 + p.id % 5], (array[6, 5, 4, 3, 2])[1 + p.id % 5],
  (array['PT', 'EN', 'JP'])[1 + p.id % 3], 'cosmos', 50 + p.id * 37 % 20000, p.id % 9,
  case when p.id % 30 = 0 then 'paused' else 'available' end, true, 'SP', p.type, p.category_id, p.number_sort, p.search,
  now() - p.id % 700 * interval '1 hour', now()
from products p order by hashint4(p.id) limit 50000 - (select count(*) from listings where store_id = 1);
update listings l set product_type = p.type, product_category_id = p.category_id, product_number = p.number_sort,
  product_search = p.search
from products p where p.id = l.product_id and l.product_search is distinct from p.search;
insert into product_stats (product_id, type, price_low, price_high, offers, stores, quantity)
select product_id, product_type, min(price_cents), max(price_cents), count(*), count(distinct store_id), sum(quantity)
from listings where on_sale group by 1, 2
on conflict (product_id) do update set price_low = excluded.price_low, price_high = excluded.price_high,
  offers = excluded.offers, stores = excluded.stores, quantity = excluded.quantity;
delete from store_shelves where store_id = 1;
insert into store_shelves (store_id, category_id, available, paused)
select 1, product_category_id, count(*) filter (where on_sale), count(*) filter (where not on_sale)
from listings where store_id = 1 group by 2;
reset session_replication_role;
