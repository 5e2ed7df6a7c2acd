import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isPlain, sameElsewhere } from '../../stores/listings/index.ts'
import type { OfferFacts } from './pricing.ts'

export type PricedListing = OfferFacts & { product_id: number; product_name: string; code: string; extras: string[] }

export type Passed = Pick<PricedListing, 'product_id' | 'id'>

export interface Needs {
  lowest: boolean
  median: boolean
  lastSale: boolean
  /** Earliest sales that count for the median and as last sale. */
  since: { median: Date; lastSale: Date }
  /** Promotions that ended before this instant no longer fix a price. */
  now: Date
}

const ofMarket = (needs: Needs) => sql`
  ${
    needs.lowest
      ? sql`(
        select min(o.price_cents) from ${sameElsewhere}
      )`
      : sql`null::int`
  } lowest_cents,
  ${
    needs.median
      ? sql`case when ${isPlain} then (
        select round(percentile_cont(0.5) within group (order by s.unit_price_cents))::int from plain_sales s
        where s.product_id = l.product_id and s.condition = l.condition and s.language = l.language
          and s.finish = l.finish and s.sold_at >= ${needs.since.median}
      ) end`
      : sql`null::int`
  } median_cents,
  ${
    needs.lastSale
      ? sql`case when ${isPlain} then (
        select s.unit_price_cents from plain_sales s
        where s.product_id = l.product_id and s.condition = l.condition and s.language = l.language
          and s.finish = l.finish and s.sold_at >= ${needs.since.lastSale}
        order by s.sold_at desc, s.id limit 1
      ) end`
      : sql`null::int`
  } last_sale_cents`

/** Returns a batch of a store's offers in the order of an index by product, with their market figures. */
export async function offersToPrice(
  db: Db,
  storeId: number,
  { after, limit, needs }: { after: Passed; limit: number; needs: Needs },
): Promise<PricedListing[]> {
  const { rows } = await sql<PricedListing>`
    select l.id, l.product_id, p.type, b.slug business, p.category_id, p.tag_ids, l.condition, l.language, l.finish, l.extras, l.price_cents,
      promotion.id is not null promoted, p.name product_name, p.code, ${ofMarket(needs)}
    from (
      select * from listings where store_id = ${storeId} and (product_id, id) > (${after.product_id}, ${after.id})
      order by product_id, id limit ${limit}
    ) l join products p on p.id = l.product_id
    join categories c on c.id = p.category_id join businesses b on b.id = c.business_id
    left join promotions promotion on promotion.id = l.promotion_id and promotion.ends_at > ${needs.now}
    order by l.product_id, l.id`.execute(db)
  return rows
}
