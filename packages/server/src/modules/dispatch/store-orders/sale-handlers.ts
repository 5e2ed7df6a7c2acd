import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import type { By } from '../../orders/orders/index.ts'
import { parcelOfCentre, type SaleRow } from './store-orders.queries.ts'
import { ownSale } from './store-orders.view.ts'

export type SentParcel = Pick<
  SaleRow,
  | ('id' | 'state' | 'store' | 'shipping' | 'tracking_code' | 'invoices')
  | ('return_contested_at' | 'loss_warned_at' | 'arrival_claimed_at')
>

export interface SaleHandler {
  by: By
  find: (db: Db, id: number) => Promise<SentParcel>
}

export const storeOf = (user: Actor): SaleHandler => ({
  by: { party: 'store', userId: user.id },
  find: async (db, id) => {
    const sale = await ownSale(db, user, id)
    return sale.bra_center ? fail('sent_by_center') : sale
  },
})

export const centreBy = (operator: User): SaleHandler => ({
  by: { party: 'operator', userId: operator.id },
  find: async (db, id) => (await parcelOfCentre(db, id)) ?? fail('parcel_not_found'),
})
