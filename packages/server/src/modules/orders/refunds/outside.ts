import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import { type Account, post } from '../../money/ledger/index.ts'
import { askForHeld, holdRefused, lockOrder, makeOutside, makeWholeOutside } from './outside.queries.ts'
import { keyOfRefund } from './late.ts'
import { endRefunded } from './refunds.service.ts'
import { tellPaidOutside, tellRefundedOutside } from './refund-notices.ts'

interface Outside {
  orderId: number
  reason: string
}

const sumOf = (given: { cents: number }[]) => given.reduce((sum, { cents }) => sum + cents, 0)

/** With `held`, stops asking the provider for refunds that it refused; else asks again. Returns the cents of those. */
export async function holdRefunds(tx: Tx, app: App, { orderId, held }: { orderId: number; held: boolean }) {
  if (!(await lockOrder(tx, orderId))) return 0
  return sumOf(await (held ? holdRefused : askForHeld)(tx, orderId, app.clock.now()))
}

/** Records held refunds as made. Returns their cents; the caller must undo all if the operator saw another amount. */
export async function refundOutside(tx: Tx, app: App, { orderId, reason }: Outside): Promise<number> {
  const order = await lockOrder(tx, orderId)
  if (!order) return 0
  const { user_id: userId } = order
  const given = (cents: number) => [
    { account: `buyer:${userId}` as Account, cents: -cents },
    { account: 'outside' as const, cents },
  ]
  const refunds = await makeOutside(tx, orderId, app.clock.now())
  for (const { id, store_order_id: storeOrderId, cents } of refunds) {
    const key = `refund done:${id}`
    await post(tx, app, { key, kind: 'refund_outside', orderId, storeOrderId, lines: given(cents) })
    await tellRefundedOutside(tx, app, { storeOrderId, cents, refundId: id, reason })
    await endRefunded(tx, app, storeOrderId)
  }
  const payments = await makeWholeOutside(tx, orderId)
  for (const { id, cents, turn } of payments) {
    const key = keyOfRefund(id, turn)
    await post(tx, app, { key, kind: 'refund_outside', orderId, lines: given(cents) })
    await tellPaidOutside(tx, app, { id, order_id: orderId, user_id: userId }, { cents, reason })
  }
  emit(tx, app, 'order_changed', { orderId, userId, storeIds: [] })
  return sumOf([...refunds, ...payments])
}
