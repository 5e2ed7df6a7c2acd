import type { JoinedOffer, MergeCounts, MergePreview } from '@bra/contract/office/catalog-editing.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { ofOnePerson, sameItems } from '../../shopping/collections/index.ts'
import { sameOffers } from '../../stores/listings/index.ts'

const JOINED_SHOWN = 20

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

async function joinedCounts(db: Db, from: number, into: number): Promise<MergePreview['joined']> {
  const { rows } = await sql<MergePreview['joined']>`
    select (select count(*)::int from ${sameOffers(from, into)}) as offers,
      (
        select count(*)::int from ${sameOffers(from, into)}
        join cart_lines line on line.listing_id = gone.id
        join cart_lines other on other.listing_id = kept.id and other.cart_id = line.cart_id
      ) as carts,
      (select count(*)::int from ${sameItems(from, into)}) as collections,
      (select count(*)::int from wants gone join wants kept on ${ofOnePerson(from, into)}) as wants,
      (select count(*)::int from favorites gone join favorites kept on ${ofOnePerson(from, into)}) as favorites
  `.execute(db)
  return rows[0]!
}

async function joinedOffers(db: Db, from: number, into: number): Promise<JoinedOffer[]> {
  const { rows } = await sql<JoinedOffer>`
    select json_build_object('id', s.id, 'name', s.name) as store, gone.condition, gone.language, gone.finish,
      gone.quantity, gone.price_cents, kept.quantity as kept_quantity, kept.price_cents as kept_price_cents,
      kept.status = 'paused' as kept_paused
    from ${sameOffers(from, into)} join stores s on s.id = gone.store_id
    order by abs(gone.price_cents - kept.price_cents) desc, gone.id limit ${JOINED_SHOWN}`.execute(db)
  return rows
}

export const mergePreview = async (db: Db, from: number, into: number): Promise<MergePreview> => ({
  ...(await mergeCounts(db, from)),
  joined: await joinedCounts(db, from, into),
  joined_offers: await joinedOffers(db, from, into),
})
