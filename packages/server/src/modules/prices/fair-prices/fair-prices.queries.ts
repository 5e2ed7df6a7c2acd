import type { PricedVariant } from '@bra/contract/prices/fair-prices.schemas'
import type { Finish } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { AskedOffer, Evidence, PastSale } from './estimate.ts'

const MOST_SALES = 200
const MOST_OFFERS = 40

interface Lowest {
  lowest_cents: number | null
  same: number
}

interface EvidenceRow {
  finish: Finish
  sales: (Omit<PastSale, 'sold_at' | 'finish'> & { sold_at: string })[]
  offers: Omit<AskedOffer, 'finish'>[]
  lowest_cents: number | null
  count: number
}

interface EvidenceAsked {
  since: Date
  /** A store whose own offers are no evidence for it. */
  besides: number | undefined
}

/** Returns for each variant, in the order asked, the latest sales and cheapest offers of its finish, and `Lowest`. */
export async function evidenceOf(
  db: Db,
  variants: PricedVariant[],
  { since, besides }: EvidenceAsked,
): Promise<(Evidence & Lowest)[]> {
  const isOther = besides === undefined ? sql`` : sql`and store_id <> ${besides}`
  const { rows } = await sql<EvidenceRow>`
    select v.finish, same.lowest_cents, same.count,
      (select coalesce(json_agg(s), '[]') from (
        select condition, language, unit_price_cents, sold_at from plain_sales
        where product_id = v.product_id and finish = v.finish and sold_at >= ${since}
        order by sold_at desc, id limit ${sql.lit(MOST_SALES)}
      ) s) sales,
      (select coalesce(json_agg(o), '[]') from (
        select condition, language, price_cents from listings
        where product_id = v.product_id and finish = v.finish and on_sale and grade is null
          and extras = '{}' ${isOther}
        order by price_cents, id limit ${sql.lit(MOST_OFFERS)}
      ) o) offers
    from rows from (
      json_to_recordset(${JSON.stringify(variants)}::json)
        as (product_id int, condition text, language text, finish text, extras text[])
    ) with ordinality v,
    lateral (
      select min(l.price_cents) lowest_cents, count(*)::int count from listings l
      where l.product_id = v.product_id and l.on_sale and l.condition = v.condition and l.language = v.language
        and l.finish = v.finish and l.extras = v.extras and l.grade is null ${isOther}
    ) same
    order by v.ordinality`.execute(db)
  return rows.map(({ finish, sales, offers, lowest_cents, count }) => ({
    sales: sales.map((sale) => ({ ...sale, finish, sold_at: new Date(sale.sold_at) })),
    offers: offers.map((offer) => ({ ...offer, finish })),
    lowest_cents,
    same: count,
  }))
}
