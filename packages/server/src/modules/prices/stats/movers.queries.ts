import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** These must equal the condition of the partial index. */
const SALES_TO_MOVE = 8
const PERCENT_TO_MOVE = 5
/** A cheaper card moves by a fourth with ten cents more. */
const LEAST_CENTS = 200

/** One store alone could lead a market by copies that it sells to itself. */
const STORES_TO_MOVE = 2
const MONTH_DAYS = 30

/** Returns products on offer whose median price rose (or fell) most in a month, the greatest change first. */
export async function moversOf(db: Db, direction: 'up' | 'down', { limit, now }: { limit: number; now: Date }) {
  const { where, order } =
    direction === 'up'
      ? { where: sql`change_percent >= ${sql.lit(PERCENT_TO_MOVE)}`, order: sql`change_percent desc` }
      : { where: sql`change_percent <= ${sql.lit(-PERCENT_TO_MOVE)}`, order: sql`change_percent` }
  const { rows } = await sql<{ id: number; change_percent: number }>`
    select t.product_id id, t.change_percent
    from product_sales_stats t join product_stats s on s.product_id = t.product_id and s.price_low >= ${sql.lit(LEAST_CENTS)}
    where t.monthly_sales >= ${sql.lit(SALES_TO_MOVE)} and ${where}
      and (
        select count(distinct sale.store_id) from plain_sales sale
        where sale.product_id = t.product_id and sale.sold_at > ${now}::timestamptz - make_interval(days => ${sql.lit(MONTH_DAYS)})
      ) >= ${sql.lit(STORES_TO_MOVE)}
    order by ${order}, t.product_id limit ${limit}`.execute(db)
  return rows
}

export async function weeklyMedians(db: Db, productIds: number[], since: Date): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; medians: number[] }>`
    select product_id id, array_agg(median order by week) medians
    from (
      select product_id, date_trunc('week', sold_at at time zone 'America/Sao_Paulo') week,
        round(percentile_cont(0.5) within group (order by unit_price_cents))::int median
      from plain_sales where product_id = any(${productIds}::int[]) and sold_at >= ${since}
      group by 1, 2
    ) weeks
    group by product_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.medians]))
}
