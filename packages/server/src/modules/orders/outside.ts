import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/events.ts'
import { type Account, post } from '../ledger/index.ts'
import { hasRefused, makeOutside, makeWholeOutside } from './outside.queries.ts'
import { holdOrder } from './payments.queries.ts'
import { endRefunded } from './refunds.service.ts'
import { tellPaidOutside } from './telling.payments.ts'
import { tellRefundedOutside } from './telling.ts'

interface Outside {
  orderId: number
  /** The buyer reads it. */
  reason: string
}

/**
 * What the provider has refused to give back went to the buyer another way: posted as such, and done. The answer is how
 * much; 0 where nothing of the order is refused, or the provider is asked right now.
 */
export async function refundOutside(tx: Tx, app: App, { orderId, reason }: Outside): Promise<number> {
  const now = app.clock.now()
  if (!(await hasRefused(tx, orderId, now))) return 0
  const { user_id: userId } = await holdOrder(tx, orderId)
  const given = (cents: number) => [
    { account: `buyer:${userId}` as Account, cents: -cents },
    { account: 'outside' as const, cents },
  ]
  const refunds = await makeOutside(tx, orderId, now)
  for (const { id, store_order_id: storeOrderId, cents } of refunds) {
    const key = `refund done:${id}`
    await post(tx, app, { key, kind: 'refund_outside', orderId, storeOrderId, lines: given(cents) })
    await tellRefundedOutside(tx, app, { storeOrderId, cents, refundId: id, reason })
    await endRefunded(tx, app, storeOrderId)
  }
  const payments = await makeWholeOutside(tx, orderId, now)
  for (const { id, cents } of payments) {
    const key = `payment refunded:${id}`
    await post(tx, app, { key, kind: 'refund_outside', orderId, lines: given(cents) })
    await tellPaidOutside(tx, app, { id, order_id: orderId, user_id: userId }, { cents, reason })
  }
  emit(tx, app, 'order_changed', { orderId, userId, storeIds: [] })
  return [...refunds, ...payments].reduce((sum, { cents }) => sum + cents, 0)
}
