import type { MessageParty, SaidMessage } from '@bra/contract/orders/order-messages.schemas'
import { sql } from 'kysely'
import { instant } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Actor } from '../../../platform/routes.ts'

export interface Thread {
  id: number
  order_id: number
  part: number
  parts: number
  ids: number[]
  store_id: number
  store: string
  buyer_id: number
  buyer: string
  is_paid: boolean
}

const parcelsOfSale = sql`(
  select array_agg(each.id order by each.id) from store_orders each where each.sale_id = so.sale_id)`

const threads = sql`
  select so.id, so.order_id, so.part, so.parts, ${parcelsOfSale} ids, so.store_id, s.name store, o.user_id buyer_id, buyer.name buyer, so.paid_at is not null is_paid
  from store_orders so
  join orders o on o.id = so.order_id
  join stores s on s.id = so.store_id
  join users buyer on buyer.id = o.user_id`

/** Finds a parcel that the person bought, or sends for a store; parcels of the centre have no conversation. */
export async function threadOf(db: Db, { id: userId, storeIds }: Actor, id: number) {
  const { rows } = await sql<Thread>`
    ${threads} where so.id = ${id} and (o.user_id = ${userId} or so.store_id = any(${storeIds}::int[]))`.execute(db)
  return rows[0]
}

export const messagesOf = (db: Db, { ids }: Pick<Thread, 'ids'>) =>
  db
    .selectFrom('order_messages')
    .select(['id', 'party as by', 'body', 'created_at as at', 'read_at'])
    .where('store_order_id', 'in', ids)
    .orderBy('id')
    .execute()

export async function messagesSaid(db: Db, storeOrderId: number): Promise<SaidMessage[]> {
  const { rows } = await sql<Thread>`${threads} where so.id = ${storeOrderId}`.execute(db)
  const said = rows[0] ? await messagesOf(db, rows[0]) : []
  return said.map(({ id, by, body, at }) => ({ id, by, body, at: instant(at) }))
}

interface NewMessage {
  store_order_id: number
  user_id: number
  party: MessageParty
  body: string
  created_at: Date
}

export const insertMessage = (tx: Tx, message: NewMessage) =>
  tx
    .insertInto('order_messages')
    .values({ ...message, read_at: null, mailed_at: null })
    .returning(['id', 'party as by', 'body', 'created_at as at', 'read_at'])
    .executeTakeFirstOrThrow()

export const writtenSince = (db: Db, userId: number, since: Date) =>
  db
    .selectFrom('order_messages')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()

export const hasUnread = async (db: Db, { ids }: Thread, party: MessageParty) =>
  (await db
    .selectFrom('order_messages')
    .select('id')
    .where('store_order_id', 'in', ids)
    .where('party', '=', party)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const readMessages = (tx: Tx, { ids, party }: Pick<Thread, 'ids'> & { party: MessageParty }, now: Date) =>
  tx
    .updateTable('order_messages')
    .set({ read_at: now })
    .where('store_order_id', 'in', ids)
    .where('party', '=', party)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()

export interface Unread extends Thread {
  party: MessageParty
  message_id: number
  count: number
  last: string
}

/** Returns sales with a message unread since `before` and not mailed; one row for each writing side. */
export async function unreadSince(db: Db, before: Date, limit: number) {
  const { rows } = await sql<Unread>`
    select thread.*, unread.party, unread.message_id, unread.count, last.body last
    from (
      select so.sale_id, m.party, max(m.id) message_id, count(*)::int count
      from order_messages m join store_orders so on so.id = m.store_order_id
      where m.read_at is null and m.mailed_at is null
      group by 1, 2 having min(m.created_at) <= ${before} order by min(m.created_at) limit ${limit}
    ) unread
    join order_messages last on last.id = unread.message_id
    join (${threads}) thread on thread.id = last.store_order_id`.execute(db)
  return rows
}

/** Returns [] if the messages were read or mailed meanwhile. */
export const markMailed = (tx: Tx, { ids, party, message_id: last }: Unread, now: Date) =>
  tx
    .updateTable('order_messages')
    .set({ mailed_at: now })
    .where('store_order_id', 'in', ids)
    .where('party', '=', party)
    .where('id', '<=', last)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .returning('id')
    .execute()
