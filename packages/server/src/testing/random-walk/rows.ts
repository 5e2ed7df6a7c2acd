import type { Dice } from './dice.ts'
import type { Walk } from './world.ts'

export type Parcel = Awaited<ReturnType<typeof parcelsOf>>[number]
/** No act of a person changes parcels in these states. */
const ENDED = ['completed', 'cancelled', 'expired', 'refunded']
const OPEN_PAYMENTS = ['intended', 'pending', 'refunding']
export const isOver = ({ state }: Pick<Parcel, 'state'>) => ENDED.includes(state)
export const isOpenPayment = ({ state }: { state: string }) => OPEN_PAYMENTS.includes(state)

export const parcelsOf = ({ app, after }: Walk) =>
  app.db
    .selectFrom('store_orders')
    .select(['id', 'order_id', 'state', 'store_id', 'goods_cents', 'refunded_cents'])
    .where('order_id', '>', after)
    .orderBy('id')
    .execute()

export const paymentsOf = ({ app, after }: Walk) =>
  app.db
    .selectFrom('order_payments')
    .select(['id', 'order_id', 'state', 'charge_id', 'payment_id'])
    .where('order_id', '>', after)
    .orderBy('id')
    .execute()

export const openDisputes = ({ app }: Walk) =>
  app.db.selectFrom('payment_disputes').select('id').where('state', '=', 'open').orderBy('id').execute()

export const withdrawalsOf = ({ app, stores }: Walk) =>
  app.db
    .selectFrom('withdrawals')
    .select(['id', 'store_id', 'state', 'payout_id'])
    .where(
      'store_id',
      'in',
      stores.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()

export async function someParcel(walk: Walk, dice: Dice): Promise<Parcel | undefined> {
  const all = await parcelsOf(walk)
  const live = all.filter((parcel) => !isOver(parcel))
  return dice.oneOf(dice.chance(0.85) && live.length > 0 ? live : all)
}
