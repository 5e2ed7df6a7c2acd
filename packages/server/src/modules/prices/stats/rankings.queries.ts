import type { RankedProduct } from '@bra/contract/prices/stats.schemas'
import type { ProductType, RankType } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Rankings end here, because nobody reads further and every page then costs the same. */
const LAST_POSITION = 600

interface Walk {
  from: ReturnType<typeof sql>
  order: ReturnType<typeof sql>
}

const onOffer = sql`join product_stats s on s.product_id = r.product_id and s.offers > 0`
const walks: Record<RankType, Walk> = {
  'product_stats.price_low': {
    from: sql`product_stats r where r.price_low is not null`,
    order: sql`r.price_low, r.product_id`,
  },
  'product_stats.price_high': {
    from: sql`product_stats r where r.price_low is not null`,
    order: sql`r.price_high desc, r.product_id`,
  },
  'product_views_summaries.monthly_views': {
    from: sql`product_views_summaries r ${onOffer} where true`,
    order: sql`r.monthly_views desc, r.product_id`,
  },
  'product_sales_stats.monthly_sales': {
    from: sql`product_sales_stats r ${onOffer} where r.monthly_sales > 0`,
    order: sql`r.monthly_sales desc, r.product_id`,
  },
}

interface RankingSlice {
  type: RankType
  productType: ProductType | undefined
  offset: number
  limit: number
}

export async function rankedIds(db: Db, { type, productType, offset, limit }: RankingSlice) {
  const { from, order } = walks[type]
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with ranked as (
      select r.product_id from ${from} ${productType ? sql`and r.type = ${productType}` : sql``}
      order by ${order} limit ${sql.lit(LAST_POSITION)}
    )
    select (select count(*)::int from ranked) total,
      array(select product_id from ranked limit ${limit} offset ${offset}) ids`.execute(db)
  return rows[0]!
}

type Figures = Pick<RankedProduct, 'monthly_views' | 'monthly_sales' | 'change_percent'>

export async function figuresOf(db: Db, ids: number[]): Promise<Map<number, Figures>> {
  const { rows } = await sql<Figures & { id: number }>`
    select asked.id, coalesce(v.monthly_views, 0) monthly_views, coalesce(t.monthly_sales, 0) monthly_sales,
      t.change_percent
    from unnest(${ids}::int[]) asked(id)
    left join product_views_summaries v on v.product_id = asked.id
    left join product_sales_stats t on t.product_id = asked.id`.execute(db)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}
