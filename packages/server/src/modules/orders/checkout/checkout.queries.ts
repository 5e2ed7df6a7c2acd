import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { locks } from '../../../platform/locks.ts'
import { numberInSql } from '../../ground/settings/index.ts'
import { addressesOf } from '../../people/addresses/index.ts'
import type { OrdersTables } from '../orders/orders.tables.ts'

type TableRow<Table extends keyof OrdersTables> = Selectable<OrdersTables[Table]>
type Sum = 'goods_cents' | 'freight_cents' | 'credit_cents' | 'commission_cents'

const payUntilFrom = (from: Date) =>
  sql<Date>`${from}::timestamptz + ${numberInSql('pix_minutes')} * interval '1 minute'`

export const insertOrder = (
  tx: Tx,
  order: Omit<Insertable<OrdersTables['orders']>, 'pay_until'> & { created_at: Date },
) =>
  tx
    .insertInto('orders')
    .values({ ...order, pay_until: payUntilFrom(order.created_at) })
    .returning(['id', 'pay_until'])
    .executeTakeFirstOrThrow()

export const payableAnew = async (tx: Tx, id: number, now: Date) =>
  (
    await tx
      .updateTable('orders')
      .set({ pay_until: payUntilFrom(now) })
      .where('id', '=', id)
      .returning('pay_until')
      .executeTakeFirstOrThrow()
  ).pay_until

type NewLine = Omit<TableRow<'order_lines'>, 'id' | 'store_order_id' | 'lacking' | 'in_parcel' | `packed_${string}`>

export interface NewParcels {
  /** All parcels are of one order. */
  parcels: Pick<TableRow<'store_orders'>, 'order_id' | 'store_id' | 'part' | 'parts' | 'state' | 'shipping' | Sum>[]
  lines: (NewLine & { part: number })[]
  buyerId: number
  at: Date
}

export async function insertParcels(tx: Tx, { parcels, lines, buyerId, at }: NewParcels) {
  const senders = [...new Set(parcels.map((parcel) => parcel.store_id))]
  const { rows } = await sql<{ id: number; photos: string[] }>`
  with sold as (
    insert into order_sales (order_id, store_id)
    select ${parcels[0]!.order_id}::int, sender from unnest(${senders}::int[]) sender
    returning id, store_id
  ), made as (
    insert into store_orders (order_id, store_id, sale_id, part, parts, state, goods_cents, freight_cents, credit_cents,
      commission_cents, shipping)
    select order_id, given.store_id, sold.id, part, parts, state, goods_cents, freight_cents, credit_cents, commission_cents,
      shipping
    from jsonb_populate_recordset(null::store_orders, ${JSON.stringify(parcels)}) with ordinality given
    join sold on sold.store_id is not distinct from given.store_id
    order by ordinality
    returning id, store_id, part, state
  ), begun as (
    insert into order_events (store_order_id, user_id, party, happened_at, to_state)
    select id, ${buyerId}::int, 'buyer', ${at}::timestamptz, state from made
  )
  insert into order_lines (store_order_id, listing_id, store_id, product_id, name, code, condition, language, finish,
    extras, grade, comment, photos, passport, unit_price_cents, quantity, from_center, commission_cents)
  select made.id, line.listing_id, line.store_id, line.product_id, line.name, line.code, line.condition, line.language,
    line.finish, line.extras, line.grade, line.comment, line.photos, line.passport, line.unit_price_cents,
    line.quantity, line.from_center, line.commission_cents
  from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lines)}) with ordinality line
  join unnest(${lines.map(({ part }) => part)}::int[]) with ordinality placed(part, ordinality) using (ordinality)
  join made on made.part = placed.part
    and made.store_id is not distinct from case when not line.from_center then line.store_id end
  order by ordinality
  returning id, photos`.execute(tx)
  return rows.filter(({ photos }) => photos.length > 0)
}

export const closeCart = (tx: Tx, cartId: number, now: Date) =>
  tx.updateTable('carts').set({ status: 'ordered', updated_at: now }).where('id', '=', cartId).execute()

export const addressOfUser = (db: Db, id: number, userId: number) =>
  addressesOf(db, userId).selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the commission of each store's plan, in basis points, by store id. */
export async function commissionRates(db: Db, storeIds: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; rate: number }>`
    select store.id, plan.commission_bp rate
    from unnest(${[...new Set(storeIds)]}::int[]) store (id)
    cross join lateral plan_of_store(store.id) own (plan_id)
    join plans plan on plan.id = own.plan_id`.execute(db)
  return new Map(rows.map(({ id, rate }) => [id, rate]))
}

interface Dates {
  id: number
  postBy: Date
  first: Date
  last: Date
}

export const setDates = (tx: Tx, paidAt: Date, dates: Dates[]) =>
  sql`
  update store_orders so set paid_at = ${paidAt}, post_by = d.post_by, arrives_first = d.first, arrives_last = d.last
  from unnest(
    ${dates.map(({ id }) => id)}::int[], ${dates.map(({ postBy }) => postBy)}::timestamptz[],
    ${dates.map(({ first }) => first)}::timestamptz[], ${dates.map(({ last }) => last)}::timestamptz[]
  ) d(id, post_by, first, last)
  where so.id = d.id`.execute(tx)

/** One writer at a time takes money out of a person's credit: the next one sees what the one before has left. */
export const holdCredit = (tx: Tx, userId: number) =>
  sql`select pg_advisory_xact_lock(${locks.credits}::int, ${userId}::int)`.execute(tx)

export const timesSetAside = async (tx: Tx, orderId: number) =>
  (
    await tx
      .selectFrom('ledger_entries')
      .select((row) => row.fn.countAll<number>().as('times'))
      .where('order_id', '=', orderId)
      .where('kind', 'in', ['credit_spent', 'credit_unspent'])
      .executeTakeFirstOrThrow()
  ).times
