import type { Db, Tx } from '../../platform/db.ts'

/** Nothing where it is not on its way back, or was contested before. */
export const markContested = (tx: Tx, id: number, said: { at: Date; note: string }) =>
  tx
    .updateTable('store_orders')
    .set({ return_contested_at: said.at, return_note: said.note })
    .where('id', '=', id)
    .where('state', '=', 'returning')
    .where('return_contested_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const isContested = async (db: Db, id: number) =>
  (await db
    .selectFrom('store_orders')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'returning')
    .where('return_contested_at', 'is not', null)
    .executeTakeFirst()) !== undefined
