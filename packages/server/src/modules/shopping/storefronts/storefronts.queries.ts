import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { sameCard } from '../../catalogue/catalog/index.ts'
import { begunBy } from '../collections/index.ts'
import { editions, fits } from '../wants/index.ts'

/** Returns the ids of the store's offers that fit a want of the person. */
export async function wantedOffers(db: Db, userId: number, storeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct l.id
    from wants w ${editions}
    join listings l on l.store_id = ${storeId} and l.product_id = edition.id and ${fits}
    where w.user_id = ${userId} and w.active`.execute(db)
  return rows.map(({ id }) => id)
}

export const isOneOf = (ids: number[]) => sql`l.id = any(${ids}::bigint[])`

/** True for an offer `l` of a card that the person lacks in a set that they have begun. */
export const isLacked = (userId: number) => sql`(
  l.product_type = 'tcg' and l.product_category_id = any(${begunBy(userId)}) and not exists (
    select from collection_items mine where mine.user_id = ${userId} and mine.product_id = l.product_id
  )
)`

export async function countLacked(db: Db, userId: number, storeId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from listings l
    where l.store_id = ${storeId} and l.on_sale and ${isLacked(userId)}`.execute(db)
  return rows[0]!.count
}

/** True for an offer `l` that fits a want of the person, of its product or of any printing of its card. */
const isWanted = (userId: number) => sql`(
  exists (
    select from wants w where w.user_id = ${userId} and w.active and w.product_id = l.product_id and ${fits}
  ) or exists (
    select from products p join products other on ${sameCard}
    join wants w on w.user_id = ${userId} and w.active and w.any_edition and w.product_id = other.id
    where p.id = l.product_id and ${fits}
  )
)`

/** Returns which of these offers fit a want of the person, and which are of cards that they lack. */
export async function offersMarked(db: Db, userId: number, ids: number[]) {
  const { rows } = await sql<{ wanted: number[]; missing: number[] }>`
    select coalesce(json_agg(l.id) filter (where ${isWanted(userId)}), '[]') wanted,
      coalesce(json_agg(l.id) filter (where ${isLacked(userId)}), '[]') missing
    from listings l where ${isOneOf(ids)}`.execute(db)
  return rows[0]!
}
