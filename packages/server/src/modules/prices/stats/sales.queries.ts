import type { PricePoint, Sale, statsSchemas } from '@bra/contract/prices/stats.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'

type PriceFilter = z.output<typeof statsSchemas.prices.body>
type SalesFilter = z.output<typeof statsSchemas.history.body>

const amounts = sql`
  min(unit_price_cents) min, round(percentile_cont(0.5) within group (order by unit_price_cents))::int median,
  max(unit_price_cents) max, sum(quantity)::int volume, count(*)::int sales`

/** Returns prices of typical sales by day or week in Brasília, oldest first; the row without a day is for the whole window. */
export async function pricesPaid(db: Db, filter: PriceFilter, since: Date, by: 'day' | 'week') {
  const { rows } = await sql<Omit<PricePoint, 'day'> & { day: string | null; sales: number }>`
    select date_trunc(${sql.lit(by)}, sold_at at time zone 'America/Sao_Paulo')::date::text "day", ${amounts}
    from plain_sales
    where product_id = ${filter.id} and sold_at >= ${since}
      ${filter.condition ? sql`and condition = ${filter.condition}` : sql`and condition <> 'graded'`}
      ${filter.finish ? sql`and finish = ${filter.finish}` : sql``}
      ${filter.language ? sql`and language = ${filter.language}` : sql``}
    group by rollup (1) having count(*) > 0
    order by 1`.execute(db)
  return rows
}

const isAsked = ({ condition, finish }: Pick<SalesFilter, 'condition' | 'finish'>) => sql`
  ${condition ? sql`and s.condition = ${condition}` : sql``} ${finish ? sql`and s.finish = ${finish}` : sql``}`

/** Returns every sale, also of graded and altered copies; imported sales do not say whether they were. */
export async function salesOfProduct(db: Db, filter: SalesFilter): Promise<Sale[]> {
  const { rows } = await sql<{ sale: Sale }>`
    select json_build_object(
      'id', s.id, 'sold_at', s.sold_at, 'condition', s.condition, 'language', s.language, 'finish', s.finish,
      'grade', l.grade, 'extras', coalesce(l.extras, '{}'), 'quantity', s.quantity,
      'unit_price_cents', s.unit_price_cents, 'uf', s.uf
    ) sale
    from sales s left join order_lines l on l.id = s.order_line_id
    where s.product_id = ${filter.id} ${isAsked(filter)}
    order by s.sold_at desc, s.id
    limit ${filter.per_page} offset ${offsetOf(filter)}`.execute(db)
  return rows.map((row) => row.sale)
}

export async function countSales(db: Db, filter: SalesFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from sales s where s.product_id = ${filter.id} ${isAsked(filter)}`.execute(db)
  return rows[0]!.count
}

const ENOUGH_SALES = 5

type PlainCopy = Pick<Sale, 'condition' | 'language' | 'finish'>
/** Median prices paid in cents by kind of plain copy; kinds with few sales are absent. */
export type Medians = Partial<Record<string, number>>
/** Sales of so many days count for the median beside an offer. */
export const DAYS_OF_MEDIANS = 90

const copyOf = ({ condition, language, finish }: PlainCopy) => `${condition} ${language} ${finish}`

/** Returns how many percent the price is above the median of such a copy, or null if it is not known. */
export function versusMedian(
  { price_cents: price, grade, extras, ...copy }: PlainCopy & Pick<Sale, 'grade' | 'extras'> & { price_cents: number },
  medians: Medians | undefined,
) {
  const isPlain = grade === null && extras.length === 0
  const median = isPlain ? medians?.[copyOf(copy)] : undefined
  return median ? Math.round((price / median - 1) * 100) : null
}

const ofEachCopy = (which: ReturnType<typeof sql>, since: Date) => sql`
  select product_id, concat_ws(' ', condition, language, finish) copy,
    round(percentile_cont(0.5) within group (order by unit_price_cents))::int median_cents
  from plain_sales where ${which} and sold_at >= ${since}
  group by product_id, condition, language, finish having count(*) >= ${sql.lit(ENOUGH_SALES)}`

/** JSON of the medians of one product since an instant; the id may be a column of the statement around it. */
export const mediansPaid = (productId: RawBuilder<unknown>, since: Date) => sql<Medians>`(
  select coalesce(json_object_agg(copy, median_cents), '{}')
  from (${ofEachCopy(sql`product_id = ${productId}`, since)}) paid
)`

export async function mediansOfProducts(db: Db, productIds: number[], since: Date): Promise<Map<number, Medians>> {
  if (!productIds.length) return new Map()
  const { rows } = await sql<{ id: number; medians: Medians }>`
    select product_id id, json_object_agg(copy, median_cents) medians
    from (${ofEachCopy(sql`product_id = any(${productIds}::int[])`, since)}) paid
    group by product_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.medians]))
}
