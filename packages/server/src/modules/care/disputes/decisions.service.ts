import type { ParcelDecision } from '@bra/contract/care/disputes.schemas'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { noteAct } from '../../people/audit/index.ts'
import { decideParcel } from '../../orders/parcels/index.ts'

interface Decided {
  id: number
  decision: ParcelDecision
  reason: string
}

const acts = {
  cancel: { kind: 'parcel_cancelled', message: 'O pacote foi cancelado. O comprador recebe o dinheiro de volta.' },
  deliver: { kind: 'parcel_delivered', message: 'A entrega foi registrada. Comprador e loja foram avisados.' },
  lose: { kind: 'parcel_lost', message: 'O pacote foi dado como extraviado. O comprador recebe o dinheiro de volta.' },
  take_back: {
    kind: 'return_refunded',
    message: 'A devolução foi registrada. O comprador recebe o dinheiro de volta.',
  },
} as const

/** Refuses if another operator decided first, or if the store or the buyer moved the parcel meanwhile. */
export async function decideStanding(app: App, operator: User, { id, decision, reason }: Decided) {
  const { kind, message } = acts[decision]
  const by = { party: 'operator' as const, userId: operator.id }
  await app.transaction(async (tx) => {
    const decided = await decideParcel(tx, app, { id, decision, by, reason })
    if (!decided) return fail('parcel_not_waiting')
    await noteAct(tx, app, operator, {
      ...{ kind, subject: `order:${decided.order_id}` },
      ...{ title: `Pacote do pedido nº ${decided.order_id}`, reason },
    })
  })
  return { error: false, message }
}
