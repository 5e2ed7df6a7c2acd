import type { storeOrdersSchemas, StoreSaleDetail } from '@bra/contract/store-orders.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db.ts'
import { instant, instantOrNull } from '../../platform/clock.ts'
import { fail } from '../../platform/errors.ts'
import { paginate } from '../../platform/paging.ts'
import type { User } from '../../platform/routes.ts'
import { lifeRules } from './parcels.rules.ts'
import { parcelView } from './parcels.view.ts'
import { countSales, saleOfOwner, type SaleRow, salesPage } from './store-orders.queries.ts'
import { saleActionsOf } from './store-orders.rules.ts'

type Asked = z.output<(typeof storeOrdersSchemas)['list']['query']>

/** Only of a store that is the person's own. */
export async function pageOfSales({ db }: App, user: User, storeId: number, asked: Asked) {
  if (!user.storeIds.includes(storeId)) fail('store_not_found')
  const filter = { ...asked, storeId, ownerId: user.id }
  const [rows, total] = await Promise.all([salesPage(db, filter), countSales(db, filter)])
  const orders = rows.map((row) => ({
    ...row,
    created_at: instant(row.created_at),
    post_by: instantOrNull(row.post_by),
  }))
  return { orders, paginate: paginate(asked, total) }
}

export const ownSale = async (db: Db, user: User, id: number): Promise<SaleRow> =>
  (await saleOfOwner(db, user.id, id)) ?? fail('store_order_not_found')

export async function showSale({ db, clock }: App, user: User, id: number): Promise<StoreSaleDetail> {
  const [row, rules] = await Promise.all([ownSale(db, user, id), lifeRules(db)])
  const { order_id, created_at, count, bra_center, buyer, address, commission_cents, return_code } = row
  const { actions: _, ...shown } = parcelView(row, rules, clock.now())
  const own = {
    ...{ order_id, created_at: instant(created_at), count, bra_center, buyer, address, return_code },
    actions: saleActionsOf(row),
  }
  // of the centre's parcel a store sees its own goods, and nobody else's money
  return bra_center
    ? { ...shown, ...own, freight_cents: 0, commission_cents: 0, cancellation: null, refund: null, return_code: null }
    : { ...shown, ...own, commission_cents }
}
