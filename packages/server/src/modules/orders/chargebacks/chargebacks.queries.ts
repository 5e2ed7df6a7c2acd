import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DisputeState } from '@bra/contract/orders/order-life'
import type { Db, Tx } from '../../../platform/db.ts'
import { type Contested, type GoodsOf, goodsOfParcel } from '../escrow/index.ts'
import type { OrdersTables } from '../orders/orders.tables.ts'
import type { Line } from '../../money/ledger/index.ts'

type Disputes = OrdersTables['payment_disputes']

export type DisputeRow = Selectable<Disputes>

/** Returns undefined if the payment has a dispute already. */
export const insertDispute = (tx: Tx, dispute: Pick<Insertable<Disputes>, 'payment_id' | 'cents' | 'opened_at'>) =>
  tx
    .insertInto('payment_disputes')
    .values({ ...dispute, state: 'open', decided_at: null, decided_by: null, reason: null })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const disputeById = (db: Db, id: number) =>
  db.selectFrom('payment_disputes').selectAll().where('id', '=', id).executeTakeFirst()

export const disputeOfPayment = (db: Db, paymentId: number) =>
  db.selectFrom('payment_disputes').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow()

/** Returns undefined if the dispute is no longer in `from`. */
export const moveDispute = (
  tx: Tx,
  { id, from }: { id: number; from: DisputeState },
  change: Updateable<Omit<Disputes, 'turn'>>,
) =>
  tx
    .updateTable('payment_disputes')
    .set((row) => ({ ...change, turn: row('turn', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()

export interface PaidParcel extends Contested {
  /** The part that the buyer's credit paid. */
  credit_cents: number
  state: Selectable<OrdersTables['store_orders']>['state']
  goods_of: GoodsOf[]
}

export async function holdPaidParcels(tx: Tx, orderId: number) {
  const { rows } = await sql<PaidParcel>`
    select so.id, so.store_id, so.state, so.goods_cents, so.freight_cents, so.credit_cents, so.commission_cents,
      so.refunded_cents,
      so.lacking_cents, so.contested_cents, ${goodsOfParcel} goods_of
    from store_orders so where so.order_id = ${orderId} and so.paid_at is not null
    order by so.id for no key update of so`.execute(tx)
  return rows
}

/** Adds to the cents that went out of what is held for a parcel; negative cents put money back. */
export const addRefunded = (tx: Tx, storeOrderId: number, cents: number) =>
  tx
    .updateTable('store_orders')
    .set((row) => ({
      refunded_cents: row('refunded_cents', '+', cents),
      contested_cents: sql<number>`least(contested_cents, goods_cents + freight_cents - refunded_cents - ${cents})`,
    }))
    .where('id', '=', storeOrderId)
    .execute()

export async function owedToBuyer(db: Db, orderId: number) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(r.cents), 0)::int cents from order_refunds r join store_orders so on so.id = r.store_order_id
    where so.order_id = ${orderId} and r.state = 'intended'`.execute(db)
  return rows[0]!.cents
}

interface MadeByBank {
  orderId: number
  dispute: Pick<DisputeRow, 'id' | 'cents' | 'turn'>
}

/** Marks refunds as made by the bank, oldest first, up to the disputed cents; the rest of one becomes a new refund. */
export const makeByBank = (tx: Tx, { orderId, dispute: { id, cents, turn } }: MadeByBank, now: Date) =>
  sql`
  with owed as (
    select r.*, least(r.cents, ${cents}::int - sum(r.cents) over (order by r.id) + r.cents)::int made
    from order_refunds r join store_orders so on so.id = r.store_order_id
    where so.order_id = ${orderId} and r.state = 'intended'
  ), rest as (
    insert into order_refunds (store_order_id, cents, key, state, created_at, refusals, ask_again_at, held_at, user_id, reason)
    select store_order_id, cents - made, key || ${` beyond dispute ${id}:${turn}`}::text, state, created_at, refusals,
      ask_again_at, held_at, user_id, reason
    from owed where made > 0 and made < cents
  )
  update order_refunds r set state = 'done', done_at = ${now}, dispute_id = ${id}, cents = owed.made
  from owed where r.id = owed.id and owed.made > 0`.execute(tx)

/** The dispute was won after all, so the refunds that the bank had made are due again. */
export const makeAgain = (tx: Tx, disputeId: number) =>
  tx
    .updateTable('order_refunds')
    .set({ state: 'intended', done_at: null, dispute_id: null, refusals: 0, ask_again_at: null, held_at: null })
    .where('dispute_id', '=', disputeId)
    .execute()

export const stateBefore = async (db: Db, storeOrderId: number) =>
  (
    await db
      .selectFrom('order_events')
      .select('from_state')
      .where('store_order_id', '=', storeOrderId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.from_state

export async function countDisputes(db: Db) {
  const { rows } = await sql<{ kind: string; count: number }>`
    select each.method kind, count(d.id)::int count from unnest(array['card', 'pix']) each(method)
    left join (payment_disputes d join order_payments pay on pay.id = d.payment_id) on pay.method = each.method
    group by 1 order by 1`.execute(db)
  return rows
}

export const linesOfEntry = (db: Db, key: string): Promise<Line[]> =>
  db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select(['account', 'cents'])
    .where('key', '=', key)
    .orderBy('account')
    .execute()
