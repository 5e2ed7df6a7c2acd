import { signatureLife } from '@bra/contract/stores/signature-life'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { keepStoreToPlan } from '../listings/index.ts'
import { giveBillBack } from '../../money/bills/index.ts'
import { paidRenewal, type SignatureBillRow } from './bills.queries.ts'
import { dayOfMonth, endOfPeriod } from './periods.ts'
import {
  changeSignature,
  insertTerm,
  setPlanOfStore,
  signatureById,
  type SignatureRow,
  termsOf,
} from './signatures.queries.ts'

/** Puts a plan in force for a store, or with null the free one: its commission and its places of offers. */
export async function putInForce(tx: Tx, app: App, storeId: number, planId: number | null) {
  await setPlanOfStore(tx, storeId, planId)
  await keepStoreToPlan(tx, app, storeId)
}

const termOf = (bill: SignatureBillRow, since = bill.due_on) => ({
  ...{ signature_id: bill.signature_id, bill_id: bill.id, since },
  ...{ plan_id: bill.plan_id, price_cents: bill.price_cents },
})

/** The first period begins on the day of the payment, whose day of the month is kept for good. */
export async function beginFirst(tx: Tx, app: App, { signature, bill }: Paid) {
  const start = dayInBrazil(app.clock.now())
  await insertTerm(tx, termOf(bill, start))
  await changeSignature(tx, signature.id, {
    ...{ state: signatureLife.after(signature.state, 'activate')!, anchor_day: dayOfMonth(start) },
    ...{ period_start: start, period_end: endOfPeriod(start, bill.interval, dayOfMonth(start)) },
  })
  await putInForce(tx, app, signature.store_id, bill.plan_id)
}

export async function beginUpgrade(tx: Tx, app: App, { signature, bill }: Paid) {
  await giveEarlyRenewalBack(tx, app, signature)
  await insertTerm(tx, termOf(bill))
  const state = signature.state === 'cancellation_scheduled' ? ('active' as const) : signature.state
  await changeSignature(tx, signature.id, {
    ...{ state, plan_id: bill.plan_id, price_cents: bill.price_cents, next_plan_id: null },
  })
  await putInForce(tx, app, signature.store_id, bill.plan_id)
}

/** Begins the next period with the plan of its paid bill. The day on which it begins is the old one, however late it is paid. */
export async function beginNext(tx: Tx, app: App, { signature, bill }: Paid) {
  await insertTerm(tx, termOf(bill))
  const state = signature.state === 'overdue' ? ('active' as const) : signature.state
  await changeSignature(tx, signature.id, {
    ...{ state, plan_id: bill.plan_id, price_cents: bill.price_cents, next_plan_id: null, paused_at: null },
    ...{ period_start: bill.due_on, period_end: endOfPeriod(bill.due_on, bill.interval, signature.anchor_day!) },
  })
  await putInForce(tx, app, signature.store_id, bill.plan_id)
}

/** A period that has not begun was paid for another plan, or for none: its money goes back. */
export async function giveEarlyRenewalBack(tx: Tx, app: App, { id, period_end: end }: SignatureRow) {
  const paid = end === null ? undefined : await paidRenewal(tx, id, end)
  if (paid) await giveBillBack(tx, app, paid.id)
}

interface Paid {
  signature: SignatureRow
  bill: SignatureBillRow
}

/** Ends a signature: the store goes on with the free plan, and nothing of it is deleted. */
export async function endSignature(tx: Tx, app: App, id: number, move: 'end' | 'give_up' | 'disable') {
  const signature = (await signatureById(tx, id))!
  const state = signatureLife.after(signature.state, move)
  if (!state) return
  await changeSignature(tx, id, { state, ended_at: app.clock.now(), next_plan_id: null })
  await giveEarlyRenewalBack(tx, app, signature)
  if (signature.period_start !== null) await putInForce(tx, app, signature.store_id, null)
}

/** Takes the last change of plan back, as if nothing had been; the plan before it is in force again. */
export async function returnToPlanBefore(tx: Tx, app: App, signature: SignatureRow) {
  const before = (await termsOf(tx, signature.id)).at(-1)!
  await changeSignature(tx, signature.id, { plan_id: before.plan_id, price_cents: before.price_cents })
  await putInForce(tx, app, signature.store_id, before.plan_id)
}
