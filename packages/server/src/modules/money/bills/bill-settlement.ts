import { paymentLife } from '@bra/contract/money/payment-life'
import type { App } from '../../../app.ts'
import type { Bill, BillKind, DisputeTurn } from '../../../module.ts'
import type { Tx } from '../../../platform/db.ts'
import { type Account, post } from '../ledger/index.ts'
import type { PaymentNews } from '../payments/index.ts'
import {
  billPayment,
  billPaymentByCode,
  changeBill,
  livePaymentOfBill,
  lockBill,
  moveBillPayment,
} from './bills.queries.ts'

/** The house earns a bill on the account of its kind. */
export const incomeOf = { plan: 'plans' } satisfies Record<BillKind, Account>

/** Takes the money once, however often the news comes; what nobody waits for goes back. Returns the payment's id. */
export const takeBillMoney = (app: App, told: PaymentNews) =>
  app.transaction(async (tx) => {
    const held = await heldPayment(tx, app, told.code)
    if (!held) return null
    const { payment, bill } = held
    if (!paymentLife.can(payment.state, 'pay')) return payment.id
    const isWanted = told.state !== 'refunded' && told.cents === bill.cents && bill.state === 'open'
    if (isWanted) await callOffLive(tx, bill.id, payment.id)
    await moveBillPayment(
      tx,
      { id: payment.id, from: payment.state },
      {
        ...{ state: isWanted ? 'paid' : 'refunding', payment_id: told.paymentId, charge_id: told.chargeId },
        ...{ paid_cents: told.cents, to_call_off: false },
        refusal: !isWanted && told.cents !== bill.cents ? 'wrong_amount' : null,
        ...told.card,
      },
    )
    if (isWanted) await keepMoney(tx, app, bill)
    else await oweBack(tx, app, { bill, paymentId: payment.id, cents: told.cents })
    return payment.id
  })

/** Locks what the bill is about, then the bill, and reads the payment again, so that it no longer changes. */
export async function heldPayment(tx: Tx, app: App, code: string) {
  const found = await billPaymentByCode(tx, code)
  if (!found) return null
  await app.bills[found.kind].hold(tx, found.bill_id)
  const bill = await lockBill(tx, found.bill_id)
  return { bill, payment: (await billPayment(tx, found.id))! }
}

async function keepMoney(tx: Tx, app: App, bill: Bill) {
  await changeBill(tx, bill.id, { state: 'paid', paid_at: app.clock.now() })
  await post(tx, app, {
    key: `bill paid:${bill.id}`,
    kind: 'bill_paid',
    lines: [
      { account: 'provider', cents: -bill.cents },
      { account: incomeOf[bill.kind], cents: bill.cents },
    ],
  })
  await app.bills[bill.kind].paid(tx, app, bill)
}

async function oweBack(tx: Tx, app: App, { bill, paymentId, cents }: { bill: Bill; paymentId: number; cents: number }) {
  await post(tx, app, {
    key: `bill payment not kept:${paymentId}`,
    kind: 'bill_not_kept',
    lines: [
      { account: 'provider', cents: -cents },
      { account: `subscriber:${bill.user_id}`, cents },
    ],
  })
  await app.bills[bill.kind].notKept(tx, app, bill, cents)
}

/** Ends the attempt that could still be paid, except `but`; the provider is told by a job. */
export async function callOffLive(tx: Tx, billId: number, but?: number) {
  const live = await livePaymentOfBill(tx, billId)
  if (!live || live.id === but) return
  const state = paymentLife.after(live.state, 'expire')
  if (state) await moveBillPayment(tx, { id: live.id, from: live.state }, { state, to_call_off: true })
}

/** Ends an attempt that came to nothing; its bill stays open. */
export const failBillPayment = (
  app: App,
  { code, refusal }: Pick<PaymentNews, 'code' | 'refusal'>,
  end: 'refuse' | 'expire',
) =>
  app.transaction(async (tx) => {
    const held = await heldPayment(tx, app, code)
    const state = held && paymentLife.after(held.payment.state, end)
    if (!state) return
    await moveBillPayment(tx, { id: held.payment.id, from: held.payment.state }, { state, refusal })
    if (held.bill.state === 'open') await app.bills[held.bill.kind].failed(tx, app, held.bill, refusal)
  })

/** A bank took the money of a paid bill back, or returned it; of a bill that is given back there is nothing to lose. */
export const disputeBill = (app: App, told: PaymentNews) =>
  app.transaction(async (tx) => {
    const held = await heldPayment(tx, app, told.code)
    if (!held) return
    const { bill, payment } = held
    const owner = app.bills[bill.kind]
    const turn = turns[told.state]
    // the provider tells of a dispute again and again
    if (!turn || payment.dispute === turn) return
    await moveBillPayment(tx, { id: payment.id, from: payment.state }, { dispute: turn })
    if (turn === 'open' && payment.state === 'paid') await owner.disputed(tx, app, bill, 'open')
    if (turn === 'lost' && payment.state === 'paid') await lose(tx, app, held)
    if (turn !== 'won') return
    if (payment.state === 'charged_back') await winBack(tx, app, held)
    await owner.disputed(tx, app, bill, 'won')
  })

const turns: Partial<Record<PaymentNews['state'], DisputeTurn>> = {
  disputed: 'open',
  dispute_lost: 'lost',
  dispute_won: 'won',
}

type Held = NonNullable<Awaited<ReturnType<typeof heldPayment>>>

async function lose(tx: Tx, app: App, { bill, payment }: Held) {
  await moveBillPayment(tx, { id: payment.id, from: 'paid' }, { state: 'charged_back' })
  await changeBill(tx, bill.id, { state: 'charged_back' })
  await postDispute(tx, app, bill, 'lost')
  await app.bills[bill.kind].disputed(tx, app, bill, 'lost')
}

async function winBack(tx: Tx, app: App, { bill, payment }: Held) {
  await moveBillPayment(tx, { id: payment.id, from: 'charged_back' }, { state: 'paid' })
  await changeBill(tx, bill.id, { state: 'paid' })
  await postDispute(tx, app, bill, 'won')
}

function postDispute(tx: Tx, app: App, bill: Bill, turn: 'lost' | 'won') {
  const cents = turn === 'lost' ? bill.cents : -bill.cents
  return post(tx, app, {
    key: `bill dispute ${turn}:${bill.id}`,
    kind: `bill_dispute_${turn}`,
    lines: [
      { account: 'provider', cents },
      { account: incomeOf[bill.kind], cents: -cents },
    ],
  })
}
