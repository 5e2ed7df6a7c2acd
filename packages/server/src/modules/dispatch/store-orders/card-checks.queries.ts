import type { Db } from '../../../platform/db.ts'

export async function uncheckedCards(db: Db, storeOrderId: number) {
  const rows = await db
    .selectFrom('order_lines')
    .select('name')
    .where('store_order_id', '=', storeOrderId)
    .where('in_parcel', '>', 0)
    .where('passport', 'is not', null)
    .where('packed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}
