import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ChangedOffer } from '../../stores/listings/index.ts'
import { lacksPassport, wantsToSell } from './own-listings.queries.ts'
import { offerColumns } from '../../stores/listings/listings.tables.ts'

export async function storesOfListings(db: Db, ids: number[], storeIds: number[]) {
  const { rows } = await sql<{ store_id: number }>`
    select store_id from listings where id = any(${ids}::bigint[]) and store_id = any(${storeIds}::int[])
    union
    select store_id from removed_listings where id = any(${ids}::bigint[]) and store_id = any(${storeIds}::int[])`.execute(
    db,
  )
  return rows.map((row) => row.store_id)
}

/** Moves locked offers to `removed_listings`, with the lines of carts and orders that they were in. */
export async function removeListings(tx: Tx, ids: number[], at: Date) {
  const { rows } = await sql<ChangedOffer & { id: number }>`
    with gone as (delete from listings where id = any(${ids}::bigint[]) returning *), kept as (
      insert into removed_listings (id, store_id, listing, removed_at, cart_line_ids, order_line_ids)
      select id, store_id, to_jsonb(gone), ${at}::timestamptz,
        array(select c.id from cart_lines c where c.listing_id = gone.id),
        array(select o.id from order_lines o where o.listing_id = gone.id)
      from gone
    )
    select id, store_id, product_id from gone order by id`.execute(tx)
  return rows
}

interface StoreState {
  storeId: number
  isOpen: boolean
  uf: string
  at: Date
}

const returning = offerColumns('identity', 'variant', 'terms', 'pictures', 'rank', 'promotion', 'centre', 'counting')
const isUnseen = sql`(${wantsToSell('l.')} and ${lacksPassport})`
const returned = sql.join(
  returning.map((name) =>
    name === 'status' ? sql`case when ${isUnseen} then 'paused' else l.status end` : sql.raw(`l.${name}`),
  ),
)

/** Restores removed offers and their lines, except of variants that the store has again; what lacks a passport is paused. */
export async function restoreListings(tx: Tx, ids: number[], of: StoreState) {
  const { rows } = await sql<ChangedOffer & { id: number; unseen: boolean }>`
    with back as (
      insert into listings (${sql.raw(returning.join(', '))}, store_open, uf, updated_at) overriding system value
      select ${returned}, ${of.isOpen}, ${of.uf}, ${of.at}::timestamptz
      from removed_listings r, jsonb_populate_record(null::listings, r.listing) l
      where r.store_id = ${of.storeId} and r.id = any(${ids}::bigint[])
      order by l.id
      on conflict do nothing
      returning id, store_id, product_id, status
    ), taken as (
      delete from removed_listings r using back where r.id = back.id returning r.id, r.cart_line_ids, r.order_line_ids
    ), carts as (
      update cart_lines line set listing_id = own.listing_id from (
        select distinct on (taken.id, c.cart_id) taken.id listing_id, c.id
        from taken join cart_lines c on c.id = any(taken.cart_line_ids) and c.listing_id is null
        order by taken.id, c.cart_id, c.id
      ) own where line.id = own.id
    ), orders as (
      update order_lines line set listing_id = taken.id from taken
      where line.id = any(taken.order_line_ids) and line.listing_id is null
    )
    select id, back.store_id, back.product_id, back.status <> r.listing ->> 'status' unseen
    from back join removed_listings r using (id) order by id`.execute(tx)
  return rows
}

export const sweepRemoved = (tx: Tx, before: Date) =>
  tx.deleteFrom('removed_listings').where('removed_at', '<', before).returning('id').execute()
