import { say } from '@bra/contract/kit/saying'
import { randomUUID } from 'node:crypto'
import { senderOf } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import type { Tx } from '../../../platform/db.ts'
import { hasOpenDispute, holdOrderOfParcel, holdParcel } from '../../orders/orders/index.ts'
import { restOf } from '../../orders/escrow/index.ts'
import { refundPart } from '../../orders/refunds/index.ts'
import type { SaleHandler } from './sale-handlers.ts'
import { act } from './store-orders.service.ts'
import { tellBuyer, toBuyer } from '../../orders/order-notices/index.ts'

interface GivenBack {
  id: number
  cents: number
  /** Cents given back before, as the store saw it; a second click finds another sum and gives nothing. */
  refunded_cents: number
  reason: string
}

/** Gives back a part of what is still held for a delivered parcel; the buyer keeps the goods and reads why. */
export const giveBack = (app: App, handler: SaleHandler, given: GivenBack) =>
  act(app, handler, {
    id: given.id,
    action: 'give_back',
    message: say(
      'O valor será devolvido ao comprador, que foi avisado.',
      'The client gets the amount back, and was told.',
    ),
    work: (tx, _, { userId }) => give(tx, app, { ...given, userId }),
  })

async function give(tx: Tx, app: App, given: GivenBack & { userId: number | null }) {
  const { id, cents, refunded_cents: seen, reason, userId } = given
  const { id: orderId } = await holdOrderOfParcel(tx, id)
  if (await hasOpenDispute(tx, orderId)) fail('give_back_disputed')
  const parcel = (await holdParcel(tx, id))!
  if (parcel.state !== 'delivered' || parcel.refunded_cents !== seen) return null
  if (cents > restOf(parcel)) failAt('cents', 'give_back_too_much')
  // the refunded sum may shrink and repeat, so it is no key; `seen` keeps the store from giving twice
  const key = `part of parcel ${id}: ${randomUUID()}`
  await refundPart(tx, app, { storeOrderId: id, cents, key, given: { userId, reason } })
  const sender = senderOf(parcel)
  emit(tx, app, 'order_changed', {
    orderId,
    userId: parcel.user_id,
    storeIds: sender.kind === 'store' ? [sender.id] : [],
  })
  await tellBuyer(tx, app, id, {
    key,
    say: (store) => toBuyer.part_back(store, { cents, reason }),
  })
  return parcel
}
