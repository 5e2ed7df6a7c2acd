import { liveLabels } from '@bra/contract/dispatch/labels'
import { literals } from '../../../platform/literals.ts'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import type { OrderAddress } from '@bra/contract/orders/orders.schemas'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { invoicesJson } from './invoice-records.queries.ts'
import { isSentByCentre, parcelColumns, type ParcelRow, sentByCentre, sentByStore } from '../../orders/orders/index.ts'

export const linesOf = (isSeen: RawBuilder<unknown>) => sql`
  from order_lines l join products p on p.id = l.product_id where l.store_order_id = so.id and ${isSeen}`

export const sums = (isSeen: RawBuilder<unknown>) => sql`
  (select sum(l.in_parcel)::int ${linesOf(isSeen)}) count,
  (select sum(l.unit_price_cents * l.quantity)::int ${linesOf(isSeen)}) goods_cents`

export interface SaleRow extends ParcelRow {
  count: number
  created_at: Date
  bra_center: boolean
  buyer: string | null
  address: OrderAddress | null
  label: (NonNullable<StoreSaleDetail['label']> & { own_account: boolean }) | null
  invoices: Invoice[]
  places: StoreSaleDetail['places']
  siblings: StoreSaleDetail['siblings']
}

const placesJson = sql`(
  select coalesce(json_agg(json_build_object('line_id', l.id, 'position', offer.position, 'sku', offer.sku)), '[]')
  from order_lines l join listings offer on offer.id = l.listing_id
  where l.store_order_id = so.id and l.store_id = so.store_id and coalesce(offer.position, offer.sku) is not null)`

const siblingsJson = sql`(
  select coalesce(json_agg(json_build_object('id', other.id, 'part', other.part) order by other.part), '[]')
  from store_orders other
  where ${sentByStore} and other.sale_id = so.sale_id and other.id <> so.id)`

/** Returns a parcel that one of the stores sends, or that holds its goods; the lines of others are left out. */
export async function saleOfStores(db: Db, storeIds: number[], id: number) {
  const isMine = sql`l.store_id = any(mine.ids)`
  const { rows } = await sql<SaleRow>`
    select ${parcelColumns(isMine)}, ${sums(isMine)}, o.created_at,
      ${sentByCentre} bra_center,
      case when so.paid_at is not null and ${sentByStore} then buyer.name end buyer,
      case when so.paid_at is not null and ${sentByStore} then o.address end address,
      (select json_build_object('state', label.state, 'cents', case when label.state <> 'intended' then label.cents end,
          'own_account', label.own_account) from shipping_labels label
        where label.store_order_id = so.id and label.state in ${literals(liveLabels)}) label,
      ${invoicesJson} invoices, ${placesJson} places, ${siblingsJson} siblings
    from store_orders so
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    left join stores s on s.id = so.store_id
    join lateral (
      select array_agg(st.id) ids from stores st
      where st.id = any(${storeIds}::int[]) and (st.id = so.store_id or ${sentByCentre} and exists (
        select from order_lines l where l.store_order_id = so.id and l.store_id = st.id and l.from_center))
    ) mine on mine.ids is not null
    where so.id = ${id}`.execute(db)
  return rows[0]
}

export const parcelOfCentre = (db: Db, id: number) =>
  db
    .selectFrom('store_orders')
    .select(['id', 'state', 'shipping', 'tracking_code', 'return_contested_at', 'loss_warned_at', 'arrival_claimed_at'])
    .select([sql<null>`null`.as('store'), sql<Invoice[]>`'[]'::json`.as('invoices')])
    .where('id', '=', id)
    .where(isSentByCentre(sql`store_orders`))
    .executeTakeFirst()

export async function uncheckedCards(db: Db, storeOrderId: number) {
  const rows = await db
    .selectFrom('order_lines')
    .select('name')
    .where('store_order_id', '=', storeOrderId)
    .where('in_parcel', '>', 0)
    .where('passport', 'is not', null)
    .where('packed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}
