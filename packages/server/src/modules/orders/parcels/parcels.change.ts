import type { Saying } from '@bra/contract/kit/saying'
import type { BuyerAction } from '@bra/contract/orders/orders.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import {
  actionsOf,
  type By,
  lifeRules,
  type LifeRules,
  parcelOfBuyer,
  type ParcelRow,
  showOrder,
} from '../orders/index.ts'

export interface HeldParcel {
  parcel: ParcelRow
  actions: BuyerAction[]
  rules: LifeRules
  by: By
  now: Date
}

/** Refuses the parcels of others; `actions` are what the person may do with the parcel now. */
export async function asked(tx: Tx, app: App, user: User, id: number): Promise<HeldParcel> {
  const parcel = (await parcelOfBuyer(tx, user.id, id)) ?? fail('parcel_not_found')
  const rules = await lifeRules(tx)
  const now = app.clock.now()
  return { parcel, rules, now, actions: actionsOf(parcel, rules, now), by: { party: 'buyer', userId: user.id } }
}

/** Works on one parcel in one transaction; the answer is the whole order as it is then. */
export async function change(app: App, user: User, id: number, work: (tx: Tx, of: HeldParcel) => Promise<Saying>) {
  const { message, orderId } = await app.transaction(async (tx) => {
    const of = await asked(tx, app, user, id)
    return { message: await work(tx, of), orderId: of.parcel.order_id }
  })
  return { error: false, message, result: await showOrder(app, user.id, orderId) }
}

/** Refuses if somebody else has moved the parcel meanwhile. */
export const moved = <T>(done: T | null | false) => done || fail('parcel_moved')
