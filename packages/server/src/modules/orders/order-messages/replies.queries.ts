import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { OrderMessagesTables } from './order-messages.tables.ts'

type NewReply = Insertable<OrderMessagesTables['saved_replies']>

const shown = ['id', 'title', 'body'] as const

export const repliesOfStore = (db: Db, storeId: number) =>
  db
    .selectFrom('saved_replies')
    .select(shown)
    .where('store_id', '=', storeId)
    .orderBy(sql`lower(title)`)
    .execute()

export const hasTitle = async (db: Db, { id = 0, store_id, title }: { id?: number; store_id: number; title: string }) =>
  (await db
    .selectFrom('saved_replies')
    .select('id')
    .where('store_id', '=', store_id)
    .where(sql<string>`lower(title)`, '=', sql<string>`lower(${title})`)
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined

export const insertReply = (tx: Tx, reply: NewReply) =>
  tx.insertInto('saved_replies').values(reply).returning(shown).executeTakeFirstOrThrow()

export const updateReply = (tx: Tx, id: number, { store_id: storeId, ...change }: NewReply) =>
  tx
    .updateTable('saved_replies')
    .set(change)
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .returning(shown)
    .executeTakeFirst()

export const deleteReply = (tx: Tx, id: number, storeIds: number[]) =>
  tx
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .returning('id')
    .executeTakeFirst()
