import type { Promotion } from '@bra/contract/stores/listings.schemas'
import type { OfferCondition } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export const conditionsOnSale = (db: Db, productId: number) =>
  db
    .selectFrom('listings')
    .select((row) => [
      'condition',
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number>('quantity').as('quantity'),
      row.fn.min('price_cents').as('price_low'),
    ])
    .where('product_id', '=', productId)
    .where('on_sale', '=', true)
    .groupBy('condition')
    .execute() as Promise<{ condition: OfferCondition; count: number; quantity: number; price_low: number }[]>

export const productExists = async (db: Db, id: number) =>
  Boolean(await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst())

const promotionAt = (now: Date) => sql<Promotion>`json_build_object(
  'id', p.id, 'title', p.title, 'description', p.description, 'starts_at', p.starts_at, 'ends_at', p.ends_at,
  'running', p.starts_at <= ${now}::timestamptz and p.ends_at > ${now}::timestamptz,
  'ended', p.ends_at <= ${now}::timestamptz,
  'offers_count', (select count(*) from listings l where l.promotion_id = p.id and l.on_sale)
)`

/** Returns promotions that run or are to come; running ones come first, those that end soonest before others. */
export async function promotionsAt(db: Db, now: Date): Promise<Promotion[]> {
  const { rows } = await sql<{ promotion: Promotion }>`
    select ${promotionAt(now)} promotion
    from promotions p where p.ends_at > ${now}
    order by p.starts_at > ${now}, p.ends_at, p.id`.execute(db)
  return rows.map((row) => row.promotion)
}

/** Returns the promotion also if it is over. */
export async function promotionById(db: Db, id: number, now: Date): Promise<Promotion | undefined> {
  const { rows } = await sql<{ promotion: Promotion }>`
    select ${promotionAt(now)} promotion from promotions p where p.id = ${id}`.execute(db)
  return rows[0]?.promotion
}

export async function moveOffers(tx: Tx, storeId: number, limit: number) {
  const { rows } = await sql`
    with held as (
      select l.id, s.uf from listings l join stores s on s.id = l.store_id
      where l.store_id = ${storeId} and l.uf <> s.uf
      order by l.id limit ${limit} for no key update of l
    )
    update listings l set uf = held.uf from held where l.id = held.id returning l.id`.execute(tx)
  return rows.length
}
