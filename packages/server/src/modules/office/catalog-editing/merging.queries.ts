import type { Tx } from '../../../platform/db.ts'

/** Locks both products and then their offers in the order of ids; buyers and sellers of them wait. */
export async function holdBoth(tx: Tx, ids: [number, number]) {
  const held = await tx
    .selectFrom('products')
    .select(['id', 'name', 'type', 'category_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const offers = await tx
    .selectFrom('listings')
    .select(['id', 'store_id'])
    .where('product_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return { held, storeIds: [...new Set(offers.map(({ store_id: id }) => id))] }
}
