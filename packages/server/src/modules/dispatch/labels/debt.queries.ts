import { ended } from '@bra/contract/orders/order-states'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import type { Contested } from '../../orders/escrow/index.ts'

export async function openParcels(tx: Tx, storeId: number) {
  const { rows } = await sql<Contested>`
    select so.id, so.store_id, so.goods_cents, so.freight_cents, so.commission_cents, so.refunded_cents,
      so.lacking_cents, so.contested_cents
    from store_orders so
    where so.store_id = ${storeId}::int and so.paid_at is not null and so.state not in ${literals(ended)}
      and (select sum(line.cents) from ledger_lines line where line.account = 'escrow:' || so.id) > 0`.execute(tx)
  return rows
}

/** Returns what the store will be charged for labels of the house that have a price, and are not paid yet. */
export async function centsOfLabelsUnderWay(tx: Tx, storeId: number) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(label.cents), 0)::int cents
    from shipping_labels label
    join store_orders so on so.id = label.store_order_id
    where so.store_id = ${storeId}::int and label.state = 'intended' and not label.own_account`.execute(tx)
  return rows[0]!.cents
}
