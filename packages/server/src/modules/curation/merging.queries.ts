import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { ofOnePerson, sameItems, sameOffers } from './merge-preview.queries.ts'

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

/**
 * Two offers of one store in the same variant become one, with the stock of both at the price of the one that stays.
 * Gives the ids of those that are gone.
 */
export async function mergeOffers(tx: Tx, from: number, into: number): Promise<number[]> {
  const pairs = sql`
    select gone.id gone_id, kept.id kept_id, gone.quantity, gone.bra_center_quantity from ${sameOffers(from, into)}`
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
  const gone = await sql<{ id: number }>`
    delete from listings where id in (select gone_id from (${pairs}) p) returning id`.execute(tx)
  await sql`update listings set product_id = ${into} where product_id = ${from}`.execute(tx)
  return gone.rows.map(({ id }) => id)
}

/** What a person has of both becomes one. */
export async function mergeBelongings(tx: Tx, from: number, into: number) {
  const same = ofOnePerson(from, into)
  await sql`
    with pairs as (
      select gone.id gone_id, kept.id kept_id, gone.quantity from ${sameItems(from, into)}
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
  await sql`
    update removed_listings set listing = jsonb_set(listing, '{product_id}', to_jsonb(${into}::int))
    where (listing ->> 'product_id')::int = ${from}`.execute(tx)
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
