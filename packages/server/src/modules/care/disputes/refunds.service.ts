import { money } from '@bra/contract/format'
import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { noteAct } from '../audit/index.ts'
import { holdRefunds, refundOutside } from '../refunds/index.ts'

const about = (id: number) => ({ subject: `order:${id}`, title: `Dinheiro do pedido nº ${id}` })

/** Before the money goes another way the provider is asked no more; the way back asks it again. */
export async function holdRefused(app: App, operator: User, { id, held }: { id: number; held: boolean }) {
  await app.transaction(async (tx) => {
    const cents = await holdRefunds(tx, app, { orderId: id, held })
    if (cents === 0) fail(held ? 'refund_not_refused' : 'refund_not_held')
    const kind = held ? 'refund_held' : 'refund_asked'
    await noteAct(tx, app, operator, { kind, ...about(id), detail: { cents } })
  })
  const message = held ? 'O provedor não será mais consultado.' : 'O provedor será consultado de novo.'
  return { error: false, message }
}

interface Settled {
  id: number
  /** As the operator saw it: what is held and was sent to the buyer. */
  held_cents: number
  reason: string
}

/** Of two operators at once one does it; of another sum than was seen, or where nothing is held, none. */
export async function settleRefunds(app: App, operator: User, { id, held_cents: seen, reason }: Settled) {
  await app.transaction(async (tx) => {
    const cents = await refundOutside(tx, app, { orderId: id, reason })
    if (cents === 0) fail('refund_not_held')
    if (cents !== seen) fail('refund_sum_changed')
    await noteAct(tx, app, operator, { kind: 'refund_settled', ...about(id), reason, detail: { cents } })
  })
  return { error: false, message: `Devolução de ${money(seen)} registrada.` }
}
