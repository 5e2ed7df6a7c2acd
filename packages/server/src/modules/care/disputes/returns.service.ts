import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { noteAct } from '../../people/audit/index.ts'
import { decideReturn } from '../../orders/parcels/index.ts'

interface Decided {
  id: number
  decision: 'buyer' | 'store'
  reason: string
}

const messages = {
  buyer: say('O comprador recebe o dinheiro de volta.', 'The client gets the money back.'),
  store: say('O valor foi liberado para a loja.', 'The money was released to the store.'),
}

const returnOf = (order: number) => say(`Devolução do pedido nº ${order}`, `Return of order no. ${order}`)

/** Refuses if another operator decided first, or if the store received the return meanwhile. */
export async function decideContested(app: App, operator: User, { id, decision, reason }: Decided) {
  const by = { party: 'operator' as const, userId: operator.id }
  await app.transaction(async (tx) => {
    const decided = await decideReturn(tx, app, { id, inFavourOf: decision, by, reason })
    if (!decided) return fail('return_not_contested')
    await noteAct(tx, app, operator, {
      ...{ kind: decision === 'buyer' ? 'return_refunded' : 'return_closed', subject: `order:${decided.order_id}` },
      ...{ title: returnOf(decided.order_id), reason },
    })
  })
  return { error: false, message: messages[decision] }
}
