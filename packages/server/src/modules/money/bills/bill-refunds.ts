import { paymentLife } from '@bra/contract/money/payment-life'
import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { post } from '../ledger/index.ts'
import { givenBack, paymentProvider } from '../payments/index.ts'
import { heldPayment, incomeOf } from './bill-settlement.ts'
import {
  billPayment,
  type BillPaymentRow,
  changeBill,
  livePaymentOfBill,
  lockBill,
  moveBillPayment,
} from './bills.queries.ts'

const MINUTE_MS = 60_000

/** Owes a paid bill back to its payer; a job makes the refund. Returns false if the bill is not paid. */
export async function giveBillBack(tx: Tx, app: App, billId: number) {
  const bill = await lockBill(tx, billId)
  const paid = await livePaymentOfBill(tx, billId)
  const state = paid && paymentLife.after(paid.state, 'give_back')
  if (bill.state !== 'paid' || !state) return false
  await moveBillPayment(tx, { id: paid.id, from: paid.state }, { state })
  await changeBill(tx, billId, { state: 'given_back' })
  await post(tx, app, {
    key: `bill given back:${billId}`,
    kind: 'bill_given_back',
    lines: [
      { account: incomeOf[bill.kind], cents: -bill.cents },
      { account: `subscriber:${bill.user_id}`, cents: bill.cents },
    ],
  })
  return true
}

/** Gives back a payment that is owed; repeated until the provider has done it once. */
export async function refundBillPayment(app: App, id: number) {
  const payment = await billPayment(app.db, id)
  const now = app.clock.now()
  if (payment?.state !== 'refunding' || (payment.refund_again_at ?? now) > now) return
  await askForRefund(app, payment).catch(async (error: unknown) => {
    const refusals = payment.refund_refusals + 1
    const wait = Math.min(DAY_MS, MINUTE_MS * 2 ** refusals)
    const set = { refund_refusals: refusals, refund_again_at: new Date(now.getTime() + wait) }
    await app.transaction((tx) => moveBillPayment(tx, { id, from: 'refunding' }, set))
    throw error
  })
  await app.transaction(async (tx) => {
    await heldPayment(tx, app, payment.code)
    if (!(await moveBillPayment(tx, { id, from: 'refunding' }, { state: 'refunded' }))) return
    const cents = payment.paid_cents!
    await post(tx, app, {
      key: `bill payment refunded:${id}`,
      kind: 'bill_refund',
      lines: [
        { account: `subscriber:${payment.user_id}`, cents: -cents },
        { account: 'provider', cents },
      ],
    })
  })
}

async function askForRefund(
  app: App,
  { payment_id: id, charge_id: chargeId, code, paid_cents: cents }: BillPaymentRow,
) {
  // it may be done already: a key is forgotten after a day, and an unpaid Pix may be paid while it is called off
  if ((await givenBack(app, id!)) < cents!)
    await paymentProvider(app).refund({ id: id!, chargeId: chargeId! }, cents!, code)
}
