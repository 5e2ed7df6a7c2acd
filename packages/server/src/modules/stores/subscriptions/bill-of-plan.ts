import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { openBill } from '../../money/bills/index.ts'
import { insertSignatureBill } from './bills.queries.ts'
import type { SignatureBillKind } from './subscriptions.tables.ts'

interface NewBill {
  signatureId: number
  storeId: number
  userId: number
  kind: SignatureBillKind
  plan: { id: number; name: string; price_cents: number }
  cents: number
  dueOn: string
  /** The day on which a card is charged for it; null if its payer is there to pay. */
  tryOn?: string
}

export async function writeBill(tx: Tx, app: Pick<App, 'clock'>, bill: NewBill) {
  const { signatureId, storeId, userId, kind, plan, cents, dueOn, tryOn = null } = bill
  const billId = await openBill(tx, app, { userId, storeId, kind: 'plan', title: `Plano ${plan.name}`, cents })
  await insertSignatureBill(tx, {
    ...{ bill_id: billId, signature_id: signatureId, kind, plan_id: plan.id, price_cents: plan.price_cents },
    ...{ due_on: dueOn, next_try_on: tryOn },
  })
  return billId
}
