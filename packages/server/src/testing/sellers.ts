import type { App } from '../app.ts'

export async function offersOfSeller({ db }: App, ownerId: number, count = 3) {
  const offers = await db
    .selectFrom('listings as l')
    .innerJoin('stores as s', 's.id', 'l.store_id')
    .select(['l.id', 'l.store_id', 'l.product_id'])
    .where('s.owner_id', '=', ownerId)
    .where('l.on_sale', '=', true)
    .orderBy('l.id')
    .limit(count)
    .execute()
  return offers
}

export const cardOfSeller = ({ db }: App, ownerId: number) =>
  db
    .selectFrom('listings as l')
    .innerJoin('stores as s', 's.id', 'l.store_id')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 'l.store_id', 'l.product_id'])
    .where('s.owner_id', '=', ownerId)
    .where('p.type', '=', 'tcg')
    .where('l.on_sale', '=', true)
    .orderBy('l.id')
    .executeTakeFirstOrThrow()

export const storeOf = async ({ db }: App, ownerId: number) =>
  (await db.selectFrom('stores').select('id').where('owner_id', '=', ownerId).executeTakeFirstOrThrow()).id
