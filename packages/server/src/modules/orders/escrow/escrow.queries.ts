import { isOfCentre } from '@bra/contract/trade/sender'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { GoodsOf } from './escrow.ts'

/** JSON array with one entry per store that has lines in the parcel `so`: its goods and its commission, in cents. */
export const goodsOfParcel = sql<GoodsOf[]>`(
  select json_agg(json_build_object('store_id', g.store_id, 'cents', g.cents, 'commission', g.commission) order by g.store_id)
  from (
    select l.store_id, sum(l.unit_price_cents * l.quantity)::int cents, sum(l.commission_cents)::int commission
    from order_lines l where l.store_order_id = so.id group by l.store_id
  ) g
)`

/** Returns [] for a parcel that a store sends itself: all its goods are that store's. */
export async function goodsInCentre(db: Db, parcel: { id: number; store_id: number | null }) {
  if (!isOfCentre(parcel)) return []
  const { rows } = await sql<{ goods_of: GoodsOf[] }>`
    select ${goodsOfParcel} goods_of from store_orders so where so.id = ${parcel.id}`.execute(db)
  return rows[0]!.goods_of
}
