import { ended } from '@bra/contract/orders/order-states'
import { literals } from '../../../platform/literals.ts'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Contested, type GoodsOf, goodsOfParcel } from '../../orders/escrow/index.ts'
import { parcelsOf, sentByStore } from '../../orders/orders/index.ts'

/** A parcel that is paid, and neither wholly released nor given back. */
export interface HeldParcel extends Contested {
  order_id: number
  state: StoreOrderState
  paid_at: Date
  delivered_at: Date | null
  arrives_last: Date | null
  goods_of: GoodsOf[]
}

/** Returns the newest first, with the parcels of the centre that hold goods of the store. */
export async function heldParcels(db: Db, storeId: number, id: number | null = null): Promise<HeldParcel[]> {
  const { rows } = await sql<HeldParcel>`
    select so.id, so.order_id, so.store_id, so.state, so.goods_cents, so.freight_cents, so.commission_cents,
      so.refunded_cents, so.lacking_cents, so.contested_cents, so.paid_at, so.delivered_at, so.arrives_last,
      case when ${sentByStore} then '[]'::json else ${goodsOfParcel} end goods_of
    from ${parcelsOf(sql`${storeId}::int`)}
    where so.paid_at is not null
      and (so.state not in ${literals(ended)} or so.state = 'completed' and so.contested_cents > 0)
      and (${id}::int is null or so.id = ${id})
      and (select sum(line.cents) from ledger_lines line where line.account = 'escrow:' || so.id) > 0
    order by so.id desc`.execute(db)
  return rows
}
