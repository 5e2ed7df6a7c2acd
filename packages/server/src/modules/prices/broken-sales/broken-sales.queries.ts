import type { BrokenSale, SaleMarket } from '@bra/contract/prices/broken-sales.schemas'
import type { CancelReason } from '@bra/contract/orders/orders.schemas'
import { sql } from 'kysely'
import type { MergedProducts } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'
import { personBehind } from '../../stores/stores/index.ts'

/** A market is known by at least so many sales of the variant in so many days. */
const ENOUGH_SALES = 3
const MARKET_DAYS = 30

/** The median of the variant of the line `l` in the days up to an instant; what was sold in its order does not count. */
const medianUntil = (until: ReturnType<typeof sql>) => sql<number | null>`(
  select case when count(*) >= ${sql.lit(ENOUGH_SALES)}
    then round(percentile_cont(0.5) within group (order by s.unit_price_cents))::int end
  from plain_sales s
  where s.product_id = l.product_id and s.condition = l.condition and s.language = l.language and s.finish = l.finish
    and s.sold_at <= ${until} and s.sold_at > ${until} - make_interval(days => ${sql.lit(MARKET_DAYS)})
    and not exists (
      select from order_lines sold join store_orders parcel on parcel.id = sold.store_order_id
      where sold.id = s.order_line_id and parcel.order_id = so.order_id
    )
)`

/** Medians of the line `l` of the paid parcel `so`; graded and altered copies have none. */
const marketOf = (now: Date) => sql`lateral (
  select case when l.grade is null and l.extras = '{}' then ${medianUntil(sql`so.paid_at`)} end then_cents,
    case when l.grade is null and l.extras = '{}' then ${medianUntil(sql`${now}::timestamptz`)} end now_cents
) market`

export async function marketOfParcel(db: Db, storeOrderId: number, now: Date) {
  const { rows } = await sql<SaleMarket & { units: number }>`
    select l.id line_id, l.name, l.in_parcel units, l.unit_price_cents paid_cents, market.then_cents market_then_cents,
      market.now_cents market_now_cents
    from order_lines l join store_orders so on so.id = l.store_order_id cross join ${marketOf(now)}
    where so.id = ${storeOrderId} and so.paid_at is not null and l.in_parcel > 0
    order by l.id`.execute(db)
  return rows
}

export interface Broken {
  storeOrderId: number
  /** Null if only some cards were missing. */
  reason: CancelReason | null
}

/** Keeps the units that were not sent, and the market of the day on which that was first said. Returns their rows. */
export async function keepBroken(tx: Tx, { storeOrderId, reason }: Broken, now: Date) {
  const units = reason === null ? sql`l.lacking` : sql`l.quantity`
  const { rows } = await sql<KeptBroken>`
    insert into broken_sales as b (order_line_id, store_id, product_id, units, reason, paid_cents, market_then_cents,
      market_now_cents, broken_at)
    select l.id, l.store_id, l.product_id, ${units}, ${reason}, l.unit_price_cents, market.then_cents, market.now_cents, ${now}
    from order_lines l join store_orders so on so.id = l.store_order_id cross join ${marketOf(now)}
    where so.id = ${storeOrderId} and so.paid_at is not null and ${units} > 0
    order by l.id
    on conflict (order_line_id) do update set units = excluded.units, reason = excluded.reason
    returning b.id, b.store_id, b.product_id, b.units, b.paid_cents, b.market_then_cents, b.market_now_cents`.execute(
    tx,
  )
  return rows
}
export type KeptBroken = Pick<BrokenSale, 'units' | 'paid_cents' | 'market_then_cents' | 'market_now_cents'> & {
  id: number
  store_id: number
  product_id: number
}

export const ownsParcel = (db: Db, id: number, storeIds: number[]) =>
  db
    .selectFrom('store_orders')
    .select('id')
    .where('id', '=', id)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .executeTakeFirst()

export const ownsOrder = (db: Db, id: number, userId: number) =>
  db.selectFrom('orders').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export async function brokenOfOrder(db: Db, orderId: number) {
  const { rows } = await sql<Omit<BrokenSale, 'broken_at'> & { broken_at: Date }>`
    select l.store_order_id, b.order_line_id line_id, l.name, b.units, b.reason, b.paid_cents, b.market_then_cents,
      b.market_now_cents, b.credit_cents, b.credited_cents, b.broken_at
    from broken_sales b
    join order_lines l on l.id = b.order_line_id join store_orders so on so.id = l.store_order_id
    where so.order_id = ${orderId}
    order by b.order_line_id`.execute(db)
  return rows
}

/** Sets what a store owes the buyer for a broken sale; it never becomes less. */
export const setOwed = (tx: Tx, id: number, cents: number) =>
  sql`update broken_sales set credit_cents = greatest(credit_cents, ${cents}) where id = ${id}`.execute(tx)

export interface OwingSale {
  id: number
  store_id: number
  store: string
  behind_store: number
  user_id: number
  order_id: number
  store_order_id: number
  name: string
  credit_cents: number
  credited_cents: number
  advanced_cents: number
}

/** Locks a broken sale for which its buyer or the house waits for money; returns undefined if nobody does. */
export async function holdOwing(tx: Tx, id: number) {
  const { rows } = await sql<OwingSale>`
    select b.id, b.store_id, s.name store, ${personBehind(sql`b.store_id`)} behind_store, o.user_id, o.id order_id, l.store_order_id, l.name,
      b.credit_cents, b.credited_cents, b.advanced_cents
    from broken_sales b join stores s on s.id = b.store_id
    join order_lines l on l.id = b.order_line_id join store_orders so on so.id = l.store_order_id
    join orders o on o.id = so.order_id
    where b.id = ${id} and (b.credited_cents < b.credit_cents or b.advanced_cents > 0) for no key update of b`.execute(
    tx,
  )
  return rows[0]
}

/** Adds what the buyer was given, and what the house gave of it; below zero once the store has paid that. */
export const addCredited = (tx: Tx, id: number, { cents, advanced }: { cents: number; advanced: number }) =>
  sql`update broken_sales set credited_cents = credited_cents + ${cents}, advanced_cents = advanced_cents + ${advanced}
    where id = ${id}`.execute(tx)

export const owingSales = (db: Db, { after, limit }: PageOfRows) =>
  db
    .selectFrom('broken_sales')
    .select('id')
    .where('id', '>', after)
    .where(sql<boolean>`(credited_cents < credit_cents or advanced_cents > 0)`)
    .orderBy('id')
    .limit(limit)
    .execute()

export const mergeBrokenSales = (tx: Tx, { from, into }: MergedProducts) =>
  tx.updateTable('broken_sales').set({ product_id: into }).where('product_id', '=', from).execute()
