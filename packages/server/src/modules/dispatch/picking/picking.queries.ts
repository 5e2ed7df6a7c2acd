import type { PickedLine, PickedOrder } from '@bra/contract/dispatch/picking.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { passportColumns } from '../../orders/orders/index.ts'

export type OrderToPick = Omit<PickedOrder, 'letter' | 'box_id' | 'fitting_box_id' | 'post_by' | 'late'> & {
  store_id: number
  post_by: Date | null
}
export type LineToPick = Omit<PickedLine, 'letter'> & {
  store_order_id: number
  category_id: number
  card_number: string
  game: string
}

export async function ordersToPick(db: Db, storeIds: number[], ids: number[]) {
  const { rows } = await sql<OrderToPick>`
    select so.id, so.order_id, so.part, so.parts, so.store_id, buyer.name || ' ' || left(buyer.last_name, 1) || '.' buyer, so.state,
      so.post_by, so.freight_cents,
      json_build_object('code', so.shipping ->> 'code', 'name', so.shipping ->> 'name') shipping,
      (select sum(in_parcel)::int from order_lines where store_order_id = so.id) count
    from store_orders so
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    where so.id = any(${ids}::int[]) and so.store_id = any(${storeIds}::int[]) and so.paid_at is not null`.execute(db)
  return rows
}

/** SQL columns of the card of the order line `l`, and of where its store keeps it; the joins of `placed` bring them. */
export const cardInPlace = sql`l.id, l.product_id, l.name, l.code, l.condition, l.grade, l.language, l.finish, l.extras,
  l.listing_id offer_id, offer.position, offer.sku, c.name category, b.name game, p.card_number,
  (select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image) product_image`
export const placed = sql`
  join products p on p.id = l.product_id
  join categories c on c.id = p.category_id
  join businesses b on b.id = c.business_id
  left join listings offer on offer.id = l.listing_id and offer.store_id = l.store_id`

export async function linesToPick(db: Db, storeOrderIds: number[]) {
  const { rows } = await sql<LineToPick>`
    select ${cardInPlace}, l.store_order_id, l.comment, l.in_parcel quantity, l.lacking, l.unit_price_cents,
      ${passportColumns}, c.id category_id, least(coalesce(ticks.picked, 0), l.in_parcel) picked
    from order_lines l ${placed}
    left join picked_lines ticks on ticks.line_id = l.id
    where l.store_order_id = any(${storeOrderIds}::int[]) and l.in_parcel > 0`.execute(db)
  return rows
}

export async function heldLine(tx: Tx, storeIds: number[], lineId: number) {
  const { rows } = await sql<{ store_order_id: number; quantity: number; state: PickedOrder['state'] }>`
    select l.store_order_id, l.in_parcel quantity, so.state
    from order_lines l
    join store_orders so on so.id = l.store_order_id
    where l.id = ${lineId} and so.store_id = any(${storeIds}::int[]) and so.paid_at is not null
    for update of l`.execute(tx)
  return rows[0]
}

export const keepTick = (tx: Tx, lineId: number, picked: number, now: Date) =>
  tx
    .insertInto('picked_lines')
    .values({ line_id: lineId, picked, picked_at: now })
    .onConflict((conflict) => conflict.column('line_id').doUpdateSet({ picked, picked_at: now }))
    .execute()
