-- the plan under which a store sells; none is the free one
alter table stores add column plan_id int references plans;

-- on sale as far as the plan has a place for it: what the owner wants stands in `status`, and stays as it is
alter table listings drop column on_sale;
alter table listings add column over_plan boolean not null default false;
alter table listings
  add column on_sale boolean generated always as
    (status = 'available' and quantity > 0 and store_open and not over_plan) stored;
create index listings_of_product on listings (product_id, price_cents, id) where on_sale;
create index listings_of_store on listings (store_id, product_id) include (on_sale);
create index listings_of_store_by_price on listings (store_id, price_cents, id) where on_sale;
create index listings_of_store_by_age on listings (store_id, created_at desc, id desc) where on_sale;
create index listings_of_promotion on listings (promotion_id) where promotion_id is not null and on_sale;
drop index listings_of_store_at_hand;
create index listings_of_store_at_hand on listings (store_id, id) include (
  status, quantity, over_plan, price_cents, bra_center_quantity, condition, language, finish, product_type,
  product_category_id, product_number, created_at, updated_at
);
-- those that have a place of the plan, and those that wait for one, oldest first
create index listings_of_store_by_place on listings (store_id, over_plan, created_at, id)
  where status = 'available' and quantity > 0;

-- one that is paused or sold out waits for nothing: it asks again when it comes back
create function leave_the_queue() returns trigger language plpgsql as $$
begin
  new.over_plan := false;
  return new;
end $$;
create trigger left_the_queue before update on listings for each row
  when (new.over_plan and (new.status <> 'available' or new.quantity = 0)) execute function leave_the_queue();

create function plan_of_store(asked int) returns int language sql stable as $$
  select coalesce(s.plan_id, (
    select id from plans where audience = 'seller' and price_cents = 0 and not retired order by position, id limit 1
  )) from stores s where s.id = asked
$$;

-- null is without limit
create function offers_allowed(asked int) returns int language sql stable as $$
  select max_offers from plans where id = plan_of_store(asked)
$$;

-- Gives places to those that have waited longest, or takes them from the newest, those that came last (`fresh`) first.
-- One at a time for each store, after the offers are held: whoever waits here then counts what the other wrote.
create function keep_to_plans(asked int[], fresh bigint[])
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
      select from listings l where l.store_id = store.id and l.over_plan and l.status = 'available' and l.quantity > 0
    );
    perform pg_advisory_xact_lock(7263, store.id);
    select store.allowed - count(*) into spare from listings l
    where l.store_id = store.id and not l.over_plan and l.status = 'available' and l.quantity > 0;
    if spare < 0 then
      return query
        update listings l set over_plan = true
        from (
          select n.id from listings n left join (select distinct unnest(fresh) id) f on f.id = n.id
          where n.store_id = store.id and not n.over_plan and n.status = 'available' and n.quantity > 0
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
          where w.store_id = store.id and w.over_plan and w.status = 'available' and w.quantity > 0
          order by w.created_at, w.id limit spare for no key update skip locked
        ) oldest
        where l.id = oldest.id
        returning l.id, l.store_id, l.product_id, l.over_plan, store.allowed;
    end if;
  end loop;
end $$;
