import type { Db, Tx } from '../../../platform/db.ts'
import { sql } from 'kysely'

/** Returns undefined if the parcel is not on its way back, or was contested before. */
export const markContested = (tx: Tx, id: number, said: { at: Date; note: string; photos: string[] }) =>
  tx
    .updateTable('store_orders')
    .set({ return_contested_at: said.at, return_note: said.note, return_photos: said.photos })
    .where('id', '=', id)
    .where('state', '=', 'returning')
    .where('return_contested_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Returns undefined if the parcel is back, or its code was changed meanwhile. */
export const setReturnCode = (tx: Tx, id: number, { before, code }: { before: string | null; code: string }) =>
  tx
    .updateTable('store_orders')
    .set({ return_code: code })
    .where('id', '=', id)
    .where('state', '=', 'returning')
    .where('return_code', 'is not distinct from', before)
    .returning('id')
    .executeTakeFirst()

/** Returns undefined if the return is no longer contested, or was answered before. */
export const setAnswer = (tx: Tx, id: number, said: { comment: string; photos: string[] }) =>
  tx
    .updateTable('store_orders')
    .set({ return_reply: said.comment, return_reply_photos: said.photos })
    .where('id', '=', id)
    .where('state', '=', 'returning')
    .where('return_contested_at', 'is not', null)
    .where('return_reply', 'is', null)
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

export const stateSentTo = async (db: Db, orderId: number) =>
  (
    await db
      .selectFrom('orders')
      .select(sql<string | null>`address ->> 'state'`.as('state'))
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).state
