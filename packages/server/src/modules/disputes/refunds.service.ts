import { money } from '@bra/contract/format'
import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { noteAct } from '../audit/index.ts'
import { refundOutside } from '../orders/index.ts'

/** Of two operators at once one does it; where the provider has not refused it, none. */
export async function settleRefunds(app: App, operator: User, { id, reason }: { id: number; reason: string }) {
  const cents = await app.transaction(async (tx) => {
    const given = await refundOutside(tx, app, { orderId: id, reason })
    if (given === 0) return fail('refund_not_refused')
    await noteAct(tx, app, operator, {
      ...{ kind: 'refund_settled', subject: `order:${id}`, title: `Dinheiro do pedido nº ${id}` },
      ...{ reason, detail: { cents: given } },
    })
    return given
  })
  return { error: false, message: `Devolução de ${money(cents)} registrada.` }
}
