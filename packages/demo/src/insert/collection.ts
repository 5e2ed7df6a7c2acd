import { rankOfCondition } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import { markSeen } from '@bra/server/modules/shopping/wants/index'
import { DAY_MS, dayInBrazil } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import { demoFavorites, demoWants } from '../collection.ts'
import { collectionOfBuyer } from '../generate/collection.ts'
import type { MarketIds } from './market-ids.ts'

interface Buyer {
  id: number
  now: Date
}

export async function seedCollection(tx: Tx, ids: MarketIds, buyer: Buyer) {
  const daysAgo = (days: number) => new Date(buyer.now.getTime() - days * DAY_MS)
  await insertItems(
    tx,
    collectionOfBuyer().map((copy) => ({
      user_id: buyer.id,
      product_id: ids.products.get(copy.product)!,
      condition: copy.condition,
      condition_rank: rankOfCondition(copy.condition),
      language: copy.language,
      finish: copy.finish,
      extras: [],
      quantity: copy.quantity,
      paid_cents: copy.paidCents,
      acquired_on: dayInBrazil(daysAgo(copy.acquiredDaysAgo)),
      for_sale: copy.forSale,
      created_at: daysAgo(copy.acquiredDaysAgo),
      updated_at: daysAgo(copy.acquiredDaysAgo),
    })),
  )
  await insertFavorites(
    tx,
    demoFavorites.map(({ code, share, savedDaysAgo }) => ({
      user_id: buyer.id,
      product_id: ids.products.get(code)!,
      share,
      saved_at: daysAgo(savedDaysAgo),
    })),
  )
  await insertWants(
    tx,
    demoWants.map((want) => ({
      user_id: buyer.id,
      product_id: ids.products.get(want.code)!,
      any_edition: want.anyEdition,
      share: want.share,
      condition: want.condition,
      condition_rank: want.condition && rankOfCondition(want.condition),
      notify: want.notify,
      added_at: daysAgo(want.addedDaysAgo),
    })),
  )
  const wants = await tx.selectFrom('wants').select('id').execute()
  await markSeen(
    tx,
    wants.map((want) => want.id),
    buyer.now,
  )
}

const insertItems = (tx: Tx, rows: object[]) =>
  sql`
  insert into collection_items (
    user_id, product_id, condition, condition_rank, language, finish, extras, quantity, paid_cents, acquired_on,
    for_sale, created_at, updated_at
  )
  select user_id, product_id, condition, condition_rank, language, finish, extras, quantity, paid_cents, acquired_on,
    for_sale, created_at, updated_at
  from json_populate_recordset(null::collection_items, ${JSON.stringify(rows)}::json)`.execute(tx)

const insertFavorites = (tx: Tx, rows: object[]) =>
  sql`
  insert into favorites (user_id, product_id, price_cents, saved_at)
  select f.user_id, f.product_id, round(s.price_low * f.share, -1)::int, f.saved_at
  from json_to_recordset(${JSON.stringify(rows)}::json)
    f(user_id int, product_id int, share numeric, saved_at timestamptz)
  left join product_stats s on s.product_id = f.product_id`.execute(tx)

/** The limits are rounded to whole reais, as people write them. */
const insertWants = (tx: Tx, rows: object[]) =>
  sql`
  insert into wants (
    user_id, product_id, any_edition, limit_cents, condition, condition_rank, notify, created_at, updated_at
  )
  select w.user_id, w.product_id, w.any_edition, round(s.price_low * w.share, -2)::int, w.condition, w.condition_rank,
    w.notify, w.added_at, w.added_at
  from json_to_recordset(${JSON.stringify(rows)}::json) w(
    user_id int, product_id int, any_edition boolean, share numeric, condition text, condition_rank smallint,
    notify boolean, added_at timestamptz
  )
  left join product_stats s on s.product_id = w.product_id`.execute(tx)
