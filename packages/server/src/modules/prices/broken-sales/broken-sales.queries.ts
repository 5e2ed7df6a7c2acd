import type { BrokenSale, SaleMarket } from '@bra/contract/prices/broken-sales.schemas'
import type { CancelReason } from '@bra/contract/orders/orders.schemas'
import { sql } from 'kysely'
import type { MergedProducts } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** A market is known by at least so many sales of the variant in so many days. */
const ENOUGH_SALES = 3
const MARKET_DAYS = 30

/** The median of the variant of the line `l` in the days up to an instant; the line's own sale does not count. */
const medianUntil = (until: ReturnType<typeof sql>) => sql<number | null>`(
  select case when count(*) >= ${sql.lit(ENOUGH_SALES)}
    then round(percentile_cont(0.5) within group (order by s.unit_price_cents))::int end
  from plain_sales s
  where s.product_id = l.product_id and s.condition = l.condition and s.language = l.language and s.finish = l.finish
    and s.sold_at <= ${until} and s.sold_at > ${until} - make_interval(days => ${sql.lit(MARKET_DAYS)})
    and s.order_line_id is distinct from l.id
)`

/** Medians of the line `l` of the paid parcel `so`; graded and altered copies have none. */
const marketOf = (now: Date) => sql`lateral (
  select case when l.grade is null and l.extras = '{}' then ${medianUntil(sql`so.paid_at`)} end then_cents,
    case when l.grade is null and l.extras = '{}' then ${medianUntil(sql`${now}::timestamptz`)} end now_cents
) market`

/** Returns what the market of each card of a parcel did since it was paid. */
export async function marketOfParcel(db: Db, storeOrderId: number, now: Date) {
  const { rows } = await sql<SaleMarket>`
    select l.id line_id, l.name, l.unit_price_cents paid_cents, market.then_cents market_then_cents,
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
    returning b.store_id, b.product_id, b.market_then_cents, b.market_now_cents`.execute(tx)
  return rows
}
export type KeptBroken = Pick<BrokenSale, 'market_then_cents' | 'market_now_cents'> & {
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

/** Returns what was not sent of an order. */
export async function brokenOfOrder(db: Db, orderId: number) {
  const { rows } = await sql<Omit<BrokenSale, 'broken_at'> & { broken_at: Date }>`
    select l.store_order_id, b.order_line_id line_id, l.name, b.units, b.reason, b.paid_cents, b.market_then_cents,
      b.market_now_cents, b.broken_at
    from broken_sales b
    join order_lines l on l.id = b.order_line_id join store_orders so on so.id = l.store_order_id
    where so.order_id = ${orderId}
    order by b.order_line_id`.execute(db)
  return rows
}

export const mergeBrokenSales = (tx: Tx, { from, into }: MergedProducts) =>
  tx.updateTable('broken_sales').set({ product_id: into }).where('product_id', '=', from).execute()
