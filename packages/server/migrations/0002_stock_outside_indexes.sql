-- Each sale changes the units of its offers. No index holds them any more, only whether there are any, so that a sale
-- writes the row on its own page, which keeps room for that, and no index.
drop index listings_of_store_at_hand, listings_of_store_by_asked, listings_of_store_by_birth, listings_of_store_by_number,
  listings_of_store_by_place;
alter table listings set (fillfactor = 90);
alter table listings add column in_stock boolean generated always as (quantity > 0) stored;
create index listings_of_store_at_hand on listings (store_id, product_search, id)
  include (status, in_stock, over_plan, product_type, price_cents, bra_center_quantity, condition, language, finish,
    product_category_id, product_number, created_at, updated_at);
create index listings_of_store_by_asked on listings (store_id, price_cents, id)
  include (status, in_stock, over_plan, product_type);
create index listings_of_store_by_birth on listings (store_id, created_at, id)
  include (status, in_stock, over_plan, product_type);
create index listings_of_store_by_number on listings (store_id, product_category_id, product_number, id)
  include (status, in_stock, over_plan, product_type);
create index listings_of_store_by_place on listings (store_id, over_plan, created_at, id)
  where status = 'available' and in_stock;

create or replace function keep_to_plans(asked int[], fresh bigint[])
returns table (id bigint, store_id int, product_id int, over_plan boolean, allowed int) language plpgsql as $$
#variable_conflict use_column
declare
  store record;
  spare int;
begin
  for store in
    select s.id, offers_allowed(s.id) allowed from stores s where s.id = any(asked) order by s.id
  loop
    continue when store.allowed is null and not exists (
      select from listings l where l.store_id = store.id and l.over_plan and l.status = 'available' and l.in_stock
    );
    perform pg_advisory_xact_lock(7263, store.id);
    select store.allowed - count(*) into spare from listings l
    where l.store_id = store.id and not l.over_plan and l.status = 'available' and l.in_stock;
    if spare < 0 then
      return query
        update listings l set over_plan = true
        from (
          select n.id from listings n left join (select distinct unnest(fresh) id) f on f.id = n.id
          where n.store_id = store.id and not n.over_plan and n.status = 'available' and n.in_stock
          order by f.id is null, n.created_at desc, n.id desc limit -spare
        ) newest
        where l.id = newest.id
        returning l.id, l.store_id, l.product_id, l.over_plan, store.allowed;
    else
      -- one that somebody holds is counted by them, right after
      return query
        update listings l set over_plan = false
        from (
          select w.id from listings w
          where w.store_id = store.id and w.over_plan and w.status = 'available' and w.in_stock
          order by w.created_at, w.id limit spare for no key update skip locked
        ) oldest
        where l.id = oldest.id
        returning l.id, l.store_id, l.product_id, l.over_plan, store.allowed;
    end if;
  end loop;
end $$;
