import { say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { noteAct } from '../../people/audit/index.ts'
import { holdRefunds, refundOutside } from '../../orders/refunds/index.ts'

const about = (id: number) => ({
  subject: `order:${id}`,
  title: say(`Dinheiro do pedido nº ${id}`, `Money of order no. ${id}`),
})

/** Stops asking the provider before the money goes another way; `held: false` asks it again. */
export async function holdRefused(app: App, operator: User, { id, held }: { id: number; held: boolean }) {
  await app.transaction(async (tx) => {
    const cents = await holdRefunds(tx, app, { orderId: id, held })
    if (cents === 0) fail(held ? 'refund_not_refused' : 'refund_not_held')
    const kind = held ? 'refund_held' : 'refund_asked'
    await noteAct(tx, app, operator, { kind, ...about(id), detail: { cents } })
  })
  const message = held
    ? say('O provedor não será mais consultado.', 'The provider is not asked any more.')
    : say('O provedor será consultado de novo.', 'The provider will be asked again.')
  return { error: false, message }
}

interface Settled {
  id: number
  /** The sum that the operator saw as held, and sent to the buyer. */
  held_cents: number
  reason: string
}

/** Refuses if another operator was quicker, or if what is held is not the sum that the operator saw. */
export async function settleRefunds(app: App, operator: User, { id, held_cents: seen, reason }: Settled) {
  await app.transaction(async (tx) => {
    const cents = await refundOutside(tx, app, { orderId: id, reason })
    if (cents === 0) fail('refund_not_held')
    if (cents !== seen) fail('refund_sum_changed')
    await noteAct(tx, app, operator, { kind: 'refund_settled', ...about(id), reason, detail: { cents } })
  })
  return {
    error: false,
    message: say(`Devolução de ${money(seen)} registrada.`, `Refund of ${money(seen)} recorded.`),
  }
}
