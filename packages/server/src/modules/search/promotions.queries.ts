import type { FoundProduct } from '@bra/contract/search.schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** The cheapest offer of each product that is in one of these promotions. */
export async function bestPromotions(db: Db, productIds: number[], promotionIds: number[]) {
  const { rows } = await sql<NonNullable<FoundProduct['promotion']> & { product_id: number }>`
    select asked.id product_id, best.id, best.regular_price_cents, best.discount_percent, best.ends_at
    from unnest(${productIds}::int[]) asked(id), lateral (
      select p.id, l.regular_price_cents, to_json(p.ends_at)#>>'{}' ends_at,
        round(100 - 100.0 * l.price_cents / l.regular_price_cents)::int discount_percent
      from listings l join promotions p on p.id = l.promotion_id
      where l.product_id = asked.id and l.on_sale and l.promotion_id = any(${promotionIds}::int[])
        and l.regular_price_cents is not null
      order by l.price_cents, l.id limit 1
    ) best`.execute(db)
  return rows
}
