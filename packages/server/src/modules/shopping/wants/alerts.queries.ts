import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { sameCard } from '../../catalogue/catalog/index.ts'
import { bestFirst, editions, fits } from './fitting.queries.ts'

/** Locks the wants that ask to be told of these products until the transaction ends: another process waits for them. */
export async function wantsToTell(tx: Tx, productIds: number[]) {
  const { rows } = await sql<{ id: number }>`
    select w.id from wants w
    where w.active and w.notify and w.id in (
      select id from wants where active and product_id = any(${productIds}::int[])
      union all
      select printed.id from (
        select distinct other.id from products p join products other on ${sameCard}
        where p.id = any(${productIds}::int[])
      ) printing join wants printed on printed.product_id = printing.id and printed.active and printed.any_edition
    )
    order by w.id for update`.execute(tx)
  return rows.map((row) => row.id)
}

export interface Finding {
  want_id: number
  user_id: number
  told_at: Date | null
  limit_cents: number | null
  name: string
  listing_id: number
  product_id: number
  product_name: string
  image: string | null
  price_cents: number
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  store: string
}

/** Returns for each want the best fitting offer that was not told at that price or a lower one. One statement. */
export async function findings(tx: Tx, wantIds: number[]): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select w.id want_id, w.user_id, w.told_at, w.limit_cents, u.name, best.*
    from wants w
    join users u on u.id = w.user_id and u.disabled_at is null
    cross join lateral (
      select l.id listing_id, l.product_id, p.name product_name, p.images[1] image, l.price_cents, l.condition,
        l.language, l.finish, s.name store
      from (select 1) one ${editions}
      join listings l on l.product_id = edition.id and ${fits}
      join products p on p.id = l.product_id
      join stores s on s.id = l.store_id
      where not exists (
        select from want_alerts a
        where a.want_id = w.id and a.listing_id = l.id and a.price_cents <= l.price_cents
      )
      order by ${bestFirst} limit 1
    ) best
    where w.id = any(${wantIds}::bigint[]) and w.active and w.notify
    order by w.id`.execute(tx)
  return rows
}

/** Marks every offer that fits these wants now as known to the person, so that it is no news. */
export const markSeen = (tx: Tx, wantIds: number[], now: Date) =>
  sql`
  insert into want_alerts (want_id, listing_id, price_cents, told_at)
  select w.id, l.id, l.price_cents, ${now}::timestamptz
  from wants w ${editions} join listings l on l.product_id = edition.id and ${fits}
  where w.id = any(${wantIds}::bigint[])
  order by 1, 2, 3
  on conflict do nothing`.execute(tx)

export const markTold = (tx: Tx, wantIds: number[], now: Date) =>
  tx
    .updateTable('wants')
    .set({ told_at: now })
    .where('id', '=', sql<number>`any(${wantIds}::bigint[])`)
    .execute()

export const holdWant = (tx: Tx, id: number) =>
  tx.selectFrom('wants').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
