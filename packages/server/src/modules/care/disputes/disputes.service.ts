import type { ParcelProof, SeenDispute } from '@bra/contract/care/disputes.schemas'
import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { noteAct } from '../../people/audit/index.ts'
import { messagesSaid } from '../../orders/order-messages/index.ts'
import { decideDispute } from '../../orders/chargebacks/index.ts'
import { takeAnswer } from '../../orders/checkout/index.ts'
import { trackingUrl } from '../../stores/shipping/index.ts'
import { paymentProvider, PaymentsUnavailable, newsOfPayment } from '../../money/payments/index.ts'
import { disputeSeen, type ProofRow, proofsOfOrder } from './disputes.queries.ts'

const found = async (db: Db, id: number) => (await disputeSeen(db, id)) ?? fail('dispute_not_found')

export async function seeDispute({ db }: App, id: number): Promise<SeenDispute> {
  const { payment_id: _, ...dispute } = await found(db, id)
  const rows = await proofsOfOrder(db, dispute.order_id)
  return { ...dispute, proofs: await Promise.all(rows.map((row) => proofOf(db, row))) }
}

async function proofOf(db: Db, row: ProofRow): Promise<ParcelProof> {
  return {
    ...row,
    tracking_url: row.posted_at && row.tracking_code && trackingUrl(row.tracking_code),
    messages: await messagesSaid(db, row.parcel_id),
  }
}

interface Decided {
  id: number
  decision: 'won' | 'lost'
  reason: string
}

const messages = {
  won: say('Retenção levantada.', 'The hold is lifted.'),
  lost: say('Perda lançada. O pedido foi encerrado.', 'The loss was posted. The order is closed.'),
}

const disputeOf = (order: number) => say(`Contestação do pedido nº ${order}`, `Dispute of order no. ${order}`)

/** Refuses if another operator or the provider decided first. */
export async function decide(app: App, operator: User, { id, decision, reason }: Decided) {
  const dispute = await found(app.db, id)
  if (dispute.state !== 'open') fail('dispute_decided')
  await askFirst(app, dispute)
  await app.transaction(async (tx) => {
    const decided = await decideDispute(tx, app, { id, to: decision, decidedBy: operator.id, reason })
    if (!decided) fail('dispute_decided')
    await noteAct(tx, app, operator, {
      ...{ kind: decision === 'won' ? 'dispute_won' : 'dispute_lost', subject: `dispute:${id}` },
      ...{ title: disputeOf(dispute.order_id), reason, detail: { cents: dispute.cents } },
    })
  })
  return { error: false, message: messages[decision] }
}

/** Takes over the provider's outcome, if it has one already. */
async function askFirst(app: App, { payment_id: paymentId }: { payment_id: string | null }) {
  if (!paymentId) return
  try {
    const payment = await paymentProvider(app).payment(paymentId)
    if (payment) await takeAnswer(app, newsOfPayment(payment))
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    app.log.warn({ err: error }, 'a dispute is decided without the provider’s word')
  }
}
