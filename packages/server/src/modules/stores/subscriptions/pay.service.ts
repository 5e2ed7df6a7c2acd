import { say } from '@bra/contract/kit/saying'
import type { PayWith } from '@bra/contract/money/payments.schemas'
import { actsFor } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/kernel.ts'
import { billMeans, intendBillPayment, payingBill } from '../../money/bills/index.ts'
import { holdStore } from '../stores/index.ts'
import { signatureBill } from './bills.queries.ts'
import { PIX_MINUTES } from './rules.ts'
import { signatureShown } from './signatures.view.ts'

/** Pays an open bill, also after a card was refused. One press makes one charge. */
export async function payBill(app: App, actor: Actor, { bill_id: id, ...asked }: PayWith & { bill_id: number }) {
  const { signature_id: signatureId } = await payableBill(app.db, app, actor, id)
  const means = await billMeans(app, actor, asked)
  await payingBill(app, { userId: actor.id, means }, () =>
    app.transaction(async (tx) => {
      const { store_id: storeId } = await payableBill(tx, app, actor, id)
      await holdStore(tx, storeId!)
      await payableBill(tx, app, actor, id)
      const until = new Date(app.clock.now().getTime() + PIX_MINUTES * 60_000)
      return { paymentId: await intendBillPayment(tx, app, { billId: id, means, until }) }
    }),
  )
  const result = await signatureShown(app, signatureId)
  return { error: false, message: say('Pagamento pedido.', 'Payment asked for.'), result }
}

async function payableBill(db: Db, { clock }: Pick<App, 'clock'>, actor: Actor, id: number) {
  const bill = await signatureBill(db, id)
  if (!bill || !actsFor(actor, bill.store_id!)) return fail('plan_bill_not_found')
  const isStale = bill.kind !== 'renewal' && bill.due_on < dayInBrazil(clock.now())
  if (bill.state !== 'open' || isStale) fail('plan_bill_over')
  return bill
}
