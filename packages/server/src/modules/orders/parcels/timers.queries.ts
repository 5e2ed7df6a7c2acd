import { stillToPost } from '@bra/contract/orders/order-states'
import { literals } from '../../../platform/literals.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { isDisputed } from '../orders/index.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'

export interface Due extends PageOfRows {
  before: Date
  now: Date
  warnedBy: Date
}

const dueParcels = async (db: Db, where: RawBuilder<unknown>, { after, limit }: Due) => {
  const { rows } = await sql<{ id: number }>`
    select id from store_orders where ${where} and id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

const isPickedUp = sql<boolean>`shipping ->> 'code' = 'retirada'`
const liesReady = sql`state = 'ready_to_ship' and ${isPickedUp}`

// the states are literal, as in the partial indexes
export const postedBefore = (db: Db, due: Due) =>
  dueParcels(
    db,
    sql`state = 'shipped' and arrival_claimed_at is null and posted_at <= ${due.before}
      and loss_warned_at <= ${due.warnedBy} and not ${isPickedUp}`,
    due,
  )
export const nearlyLostBefore = (db: Db, due: Due) =>
  dueParcels(
    db,
    sql`state = 'shipped' and loss_warned_at is null and posted_at <= ${due.before} and not ${isPickedUp}`,
    due,
  )
export const handedOverBefore = (db: Db, due: Due) =>
  dueParcels(db, sql`state = 'shipped' and posted_at <= ${due.before} and ${isPickedUp}`, due)
export const deliveredBefore = (db: Db, due: Due) =>
  dueParcels(
    db,
    sql`state = 'delivered' and delivered_at <= ${due.before} and not ${isDisputed('store_orders.order_id')}`,
    due,
  )
export const authorisedBefore = (db: Db, due: Due) =>
  dueParcels(db, sql`state = 'return_authorised' and return_authorised_at <= ${due.before}`, due)
export const sentBackBefore = (db: Db, due: Due) =>
  dueParcels(db, sql`state = 'returning' and return_contested_at is null and return_posted_at <= ${due.before}`, due)
export const toBePostedBefore = (db: Db, due: Due) =>
  dueParcels(
    db,
    sql`state in ${literals(stillToPost)} and post_reminded_at is null
      and post_by <= ${due.before} and not (${liesReady})`,
    due,
  )
export const cancellableBefore = (db: Db, due: Due) =>
  dueParcels(
    db,
    sql`state in ${literals(stillToPost)} and cancel_offered_at is null
      and paid_at <= ${due.before} and coalesce(post_by <= ${due.now}, true)
      and not (${liesReady})`,
    due,
  )
export const expectedBefore = (db: Db, due: Due) =>
  dueParcels(db, sql`state = 'shipped' and delivery_asked_at is null and arrives_last <= ${due.before}`, due)

export async function unansweredBefore(db: Db, { before, after, limit }: Due) {
  const { rows } = await sql<{ id: number }>`
    select store_order_id id from order_cancellations
    where answered_at is null and answer_until <= ${before} and store_order_id > ${after}
    order by store_order_id limit ${limit}`.execute(db)
  return rows
}

/** Returns undefined if the reminder was sent before, or the parcel has moved on. */
export const markReminded = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('store_orders')
    .set({ post_reminded_at: now })
    .where('id', '=', id)
    .where('post_reminded_at', 'is', null)
    .where('state', 'in', stillToPost)
    .returning(['post_by', isPickedUp.as('is_pickup')])
    .executeTakeFirst()

export const markOffered = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('store_orders')
    .set({ cancel_offered_at: now })
    .where('id', '=', id)
    .where('cancel_offered_at', 'is', null)
    .where('state', 'in', stillToPost)
    .returning('id')
    .executeTakeFirst()

export const markAsked = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('store_orders')
    .set({ delivery_asked_at: now })
    .where('id', '=', id)
    .where('delivery_asked_at', 'is', null)
    .where('state', '=', 'shipped')
    .returning('id')
    .executeTakeFirst()

export const markWarned = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('store_orders')
    .set({ loss_warned_at: now })
    .where('id', '=', id)
    .where('loss_warned_at', 'is', null)
    .where('state', '=', 'shipped')
    .returning('posted_at')
    .executeTakeFirst()

/** A label of the carrier is followed by its shipment, in the account of the store `account_of`; null is the house. */
export async function onTheWay(db: Db, { after, limit }: PageOfRows) {
  const { rows } = await sql<{ id: number; posted_at: Date | null; code: string; account_of: number | null }>`
    select so.id, so.posted_at, coalesce(label.shipment_id, so.tracking_code) code,
      case when label.own_account then so.store_id end account_of
    from store_orders so
    left join shipping_labels label
      on label.store_order_id = so.id and label.state = 'bought' and label.tracking_code = so.tracking_code
    where so.state = 'shipped' and so.tracking_code is not null and so.id > ${after}
    order by so.id limit ${limit}`.execute(db)
  return rows
}
