import { MOST_COUNTED } from '@bra/contract/shopping/storefronts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { sameCard } from '../../catalogue/catalog/index.ts'
import { begunBy } from '../collections/index.ts'
import { editions, fits } from '../wants/index.ts'

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
    select count(*)::int count from (
      select from listings l where l.store_id = ${storeId} and l.on_sale and ${isLacked(userId)}
      limit ${sql.lit(MOST_COUNTED)}
    ) lacked`.execute(db)
  return rows[0]!.count
}

export async function offersMarked(db: Db, userId: number, ids: number[]) {
  const { rows } = await sql<{ wanted: number[]; missing: number[] }>`
    with asked as materialized (select * from listings l where ${isOneOf(ids)}),
    printing as materialized (
      select id listing_id, product_id, true is_own from asked
      union
      select l.id, other.id, other.id = p.id
      from asked l join products p on p.id = l.product_id join products other on ${sameCard}
    ),
    wanted as (
      select distinct l.id
      from printing
      join wants w on w.user_id = ${userId} and w.active and w.product_id = printing.product_id
        and (w.any_edition or printing.is_own)
      join asked l on l.id = printing.listing_id and ${fits}
    )
    select (select coalesce(json_agg(id), '[]') from wanted) wanted,
      (select coalesce(json_agg(l.id), '[]') from asked l where ${isLacked(userId)}) missing`.execute(db)
  return rows[0]!
}
