import type { StoreOrderState } from '@bra/contract/order-life'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { type GoodsOf, goodsOfParcel, type Held } from '../escrow/index.ts'
import { parcelsOf } from '../stores/index.ts'

/** What is paid and neither released nor given back, with all that says how much of it is the store's, and when. */
export interface HeldParcel extends Held {
  order_id: number
  state: StoreOrderState
  paid_at: Date
  delivered_at: Date | null
  arrives_last: Date | null
  goods_of: GoodsOf[]
}

/** Newest first; of the centre's parcels those in which goods of the store lie. */
export async function heldParcels(db: Db, storeId: number, id: number | null = null): Promise<HeldParcel[]> {
  const { rows } = await sql<HeldParcel>`
    select so.id, so.order_id, so.store_id, so.state, so.goods_cents, so.freight_cents, so.commission_cents,
      so.refunded_cents, so.paid_at, so.delivered_at, so.arrives_last,
      case when so.store_id is not null then '[]'::json else ${goodsOfParcel} end goods_of
    from ${parcelsOf(sql`${storeId}::int`)}
    where so.paid_at is not null
      and so.state not in ('completed', 'cancelled', 'expired', 'refunded', 'lost', 'returned')
      and (${id}::int is null or so.id = ${id})
      and (select sum(line.cents) from ledger_lines line where line.account = 'escrow:' || so.id) > 0
    order by so.id desc`.execute(db)
  return rows
}
