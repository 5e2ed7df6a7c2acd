import type { Tx } from '../platform/db.ts'

/** Inserts what a store sells in an order, or the centre (null); returns its id, which its parcels name. */
export const insertSale = async (tx: Tx, sale: { order_id: number; store_id: number | null }) =>
  (await tx.insertInto('order_sales').values(sale).returning('id').executeTakeFirstOrThrow()).id
