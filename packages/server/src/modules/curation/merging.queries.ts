import type { MergeCounts } from '@bra/contract/curation.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export async function mergeCounts(db: Db, id: number): Promise<MergeCounts> {
  const { rows } = await sql<MergeCounts>`
    select (select count(*)::int from listings where product_id = ${id}) as offers,
      (select count(*)::int from cart_lines where product_id = ${id}) as carts,
      (select count(*)::int from order_lines where product_id = ${id}) as orders,
      (select count(*)::int from sales where product_id = ${id}) as sales,
      (select count(*)::int from collection_items where product_id = ${id}) as collections,
      (select count(*)::int from wants where product_id = ${id}) as wants,
      (select count(*)::int from favorites where product_id = ${id}) as favorites`.execute(db)
  return rows[0]!
}

/** Both, and their offers, in the order of their ids: whoever buys or sells one of them waits. */
export async function holdBoth(tx: Tx, ids: [number, number]) {
  const held = await tx
    .selectFrom('products')
    .select(['id', 'name', 'type', 'category_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const offers = await tx
    .selectFrom('listings')
    .select(['id', 'store_id'])
    .where('product_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return { held, storeIds: [...new Set(offers.map(({ store_id: id }) => id))] }
}

/** Two offers of one store in the same variant become one, with the stock of both at the price of the one that stays. */
export async function mergeOffers(tx: Tx, from: number, into: number) {
  const pairs = sql`
    select gone.id gone_id, kept.id kept_id, gone.quantity, gone.bra_center_quantity
    from listings gone join listings kept on kept.product_id = ${into} and kept.store_id = gone.store_id
      and kept.condition = gone.condition and kept.language = gone.language and kept.finish = gone.finish
      and kept.extras = gone.extras and kept.grade is not distinct from gone.grade
    where gone.product_id = ${from}`
  await sql`
    update listings l set quantity = l.quantity + p.quantity,
      bra_center_quantity = l.bra_center_quantity + p.bra_center_quantity
    from (${pairs}) p where l.id = p.kept_id`.execute(tx)
  await sql`
    update cart_lines line set listing_id = p.kept_id from (${pairs}) p where line.listing_id = p.gone_id
      and not exists (select from cart_lines o where o.cart_id = line.cart_id and o.listing_id = p.kept_id)`.execute(tx)
  await sql`update order_lines line set listing_id = p.kept_id from (${pairs}) p where line.listing_id = p.gone_id`.execute(
    tx,
  )
  await sql`delete from listings where id in (select gone_id from (${pairs}) p)`.execute(tx)
  await sql`update listings set product_id = ${into} where product_id = ${from}`.execute(tx)
}

/** What a person has of both becomes one. */
export async function mergeBelongings(tx: Tx, from: number, into: number) {
  const same = sql`kept.user_id = gone.user_id and kept.product_id = ${into} and gone.product_id = ${from}`
  await sql`
    with pairs as (
      select gone.id gone_id, kept.id kept_id, gone.quantity from collection_items gone join collection_items kept on ${same}
        and kept.condition = gone.condition and kept.language = gone.language and kept.finish = gone.finish
        and kept.extras = gone.extras
    ), grown as (
      update collection_items i set quantity = least(i.quantity + p.quantity, 9999) from pairs p where i.id = p.kept_id
    )
    delete from collection_items where id in (select gone_id from pairs)`.execute(tx)
  await sql`delete from wants gone using wants kept where ${same}`.execute(tx)
  await sql`delete from favorites gone using favorites kept where ${same}`.execute(tx)
  await sql`
    delete from product_views gone using product_views kept where gone.product_id = ${from} and kept.product_id = ${into}
      and kept.viewer = gone.viewer and kept.day = gone.day`.execute(tx)
}

const moved = [
  'collection_items',
  'wants',
  'favorites',
  'product_views',
  'cart_lines',
  'order_lines',
  'sales',
  'product_suggestions',
]

/** All that still names the one that goes; what it was called stands in the lines of orders as it was. */
export async function moveRest(tx: Tx, from: number, into: number) {
  for (const table of moved) {
    await sql`update ${sql.table(table)} set product_id = ${into} where product_id = ${from}`.execute(tx)
  }
  await sql`update product_merges set into_id = ${into} where into_id = ${from}`.execute(tx)
}

/** Gone, but for where its address leads now. Figures of it are counted anew by the one that stays. */
export async function endProduct(tx: Tx, from: number, into: number, now: Date) {
  await sql`
    insert into product_merges (product_id, into_id, merged_at, was)
    select id, ${into}, ${now}, to_jsonb(p) from products p where id = ${from}`.execute(tx)
  for (const table of ['product_stats', 'product_sales_stats', 'product_views_summaries']) {
    await sql`delete from ${sql.table(table)} where product_id = ${from}`.execute(tx)
  }
  await sql`delete from products where id = ${from}`.execute(tx)
}
