import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export interface ChangedOffer {
  /** Present if the offer still exists: offers that came on sale last are the first to wait for a place of the plan. */
  id?: number
  store_id: number
  product_id: number
  /** True if `on_sale` is as it was before, so that the counts of its category do not change. */
  stays?: boolean
}

export interface TakenOffer extends ChangedOffer {
  units: number
}

/** Subtracts units of offers that all stay on sale; their prices and number do not change, so nothing is recounted. */
export const countTaken = (tx: Tx, taken: TakenOffer[]) =>
  sql`
  with held as (
    select s.product_id, t.units
    from product_stats s join (
      select product_id, sum(units)::int units
      from unnest(${taken.map((offer) => offer.product_id)}::int[], ${taken.map((offer) => offer.units)}::int[])
        one(product_id, units)
      group by product_id
    ) t using (product_id)
    order by s.product_id for update of s
  )
  update product_stats s set quantity = s.quantity - held.units
  from held where s.product_id = held.product_id`.execute(tx)

export async function recountAfter(tx: Tx, changed: ChangedOffer[]) {
  await refreshProductStats(
    tx,
    changed.map((offer) => offer.product_id),
  )
  const moved = changed.filter((offer) => !offer.stays)
  if (moved.length > 0) await refreshShelves(tx, moved)
}

/** Recounts products. Locks their rows by id first, so that waiters see what others committed and none deadlock. */
export async function refreshProductStats(tx: Tx, productIds: number[]) {
  await sql`
    with missing as (
      insert into product_stats (product_id, type, offers, stores, quantity)
      select id, type, 0, 0, 0 from products where id = any(${productIds}::int[]) order by id
      on conflict do nothing
    )
    select from product_stats where product_id = any(${productIds}::int[]) order by product_id for update`.execute(tx)
  await sql`
    update product_stats s
    set price_low = n.price_low, price_high = n.price_high, offers = n.offers, stores = n.stores, quantity = n.quantity
    from (
      select asked.id product_id, min(l.price_cents) price_low, max(l.price_cents) price_high, count(l.id)::int offers,
        count(distinct l.store_id)::int stores, coalesce(sum(l.quantity), 0)::int quantity
      from (select distinct unnest(${productIds}::int[]) id) asked left join listings l on l.product_id = asked.id and l.on_sale
      group by asked.id
    ) n
    where s.product_id = n.product_id
      and (s.price_low, s.price_high, s.offers, s.stores, s.quantity)
        is distinct from (n.price_low, n.price_high, n.offers, n.stores, n.quantity)`.execute(tx)
}

async function refreshShelves(tx: Tx, changed: ChangedOffer[]) {
  const touched = sql`touched as (
    select distinct o.store_id, p.category_id
    from unnest(
      ${changed.map((offer) => offer.store_id)}::int[], ${changed.map((offer) => offer.product_id)}::int[]
    ) o(store_id, product_id)
    join products p on p.id = o.product_id
  )`
  await sql`
    with ${touched}, missing as (
      insert into store_shelves (store_id, category_id, available, paused)
      select store_id, category_id, 0, 0 from touched order by 1, 2
      on conflict do nothing
    )
    select from store_shelves s join touched using (store_id, category_id)
    order by s.store_id, s.category_id for update of s`.execute(tx)
  await sql`
    with ${touched}
    update store_shelves s set available = n.available, paused = n.paused
    from (
      select t.store_id, t.category_id, count(l.id) filter (where l.on_sale)::int available,
        count(l.id) filter (where not l.on_sale)::int paused
      from touched t
      join products p on p.category_id = t.category_id
      left join listings l on l.store_id = t.store_id and l.product_id = p.id
      group by t.store_id, t.category_id
    ) n
    where s.store_id = n.store_id and s.category_id = n.category_id
      and (s.available, s.paused) is distinct from (n.available, n.paused)`.execute(tx)
}

export const openOffersOfStore = (tx: Tx, storeId: number, open: boolean): Promise<ChangedOffer[]> =>
  tx
    .updateTable('listings')
    .set({ store_open: open })
    .where('id', 'in', (locked) =>
      locked
        .selectFrom('listings')
        .select('id')
        .where('store_id', '=', storeId)
        .where('store_open', '<>', open)
        .orderBy('id')
        .forUpdate(),
    )
    .returning(['store_id', 'product_id'])
    .execute()
