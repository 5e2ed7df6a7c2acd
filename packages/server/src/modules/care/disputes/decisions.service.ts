import type { ParcelDecision } from '@bra/contract/care/disputes.schemas'
import { say } from '@bra/contract/kit/saying'
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
  cancel: {
    kind: 'parcel_cancelled',
    message: say(
      'O pacote foi cancelado. O comprador recebe o dinheiro de volta.',
      'The parcel was cancelled. The client gets the money back.',
    ),
  },
  deliver: {
    kind: 'parcel_delivered',
    message: say(
      'A entrega foi registrada. Comprador e loja foram avisados.',
      'The delivery was recorded. Buyer and store were told.',
    ),
  },
  lose: {
    kind: 'parcel_lost',
    message: say(
      'O pacote foi dado como extraviado. O comprador recebe o dinheiro de volta.',
      'The parcel counts as lost. The client gets the money back.',
    ),
  },
  take_back: {
    kind: 'return_refunded',
    message: say(
      'A devolução foi registrada. O comprador recebe o dinheiro de volta.',
      'The return was recorded. The client gets the money back.',
    ),
  },
} as const

const parcelOf = (order: number) => say(`Pacote do pedido nº ${order}`, `Parcel of order no. ${order}`)

/** Refuses if another operator decided first, or if the store or the buyer moved the parcel meanwhile. */
export async function decideStanding(app: App, operator: User, { id, decision, reason }: Decided) {
  const { kind, message } = acts[decision]
  const by = { party: 'operator' as const, userId: operator.id }
  await app.transaction(async (tx) => {
    const decided = await decideParcel(tx, app, { id, decision, by, reason })
    if (!decided) return fail('parcel_not_waiting')
    await noteAct(tx, app, operator, {
      ...{ kind, subject: `order:${decided.order_id}` },
      ...{ title: parcelOf(decided.order_id), reason },
    })
  })
  return { error: false, message }
}
