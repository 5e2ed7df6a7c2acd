import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { voidBill } from '../../money/bills/index.ts'
import { holdStore } from '../stores/index.ts'
import { writeBill } from './bill-of-plan.ts'
import { openBillOf, paidRenewal, signatureBill, staleBills } from './bills.queries.ts'
import { dayAfter } from './periods.ts'
import { tellEnded, tellOverdue } from './plan-notices.ts'
import { beginNext, endSignature } from './plans-in-force.ts'
import { lastDayOfGrace, MAILED_DAYS_BEFORE } from './rules.ts'
import {
  changeSignature,
  signatureById,
  type SignatureRow,
  signaturesDue,
  statusOfStore,
} from './signatures.queries.ts'
import { priceOfPlan } from './subscriptions.queries.ts'

/** Writes what is to pay, and begins and ends periods; each signature by itself, and again after any interruption. */
export async function keepPeriods(app: App) {
  const today = dayInBrazil(app.clock.now())
  await eachPage(app, {
    page: (part) => staleBills(app.db, today, part),
    work: (bill) => app.transaction((tx) => dropStale(tx, app, bill)),
  })
  const early = { states: ['active'], endsBy: dayAfter(today, MAILED_DAYS_BEFORE), method: 'pix' } as const
  const due = { states: ['active', 'cancellation_scheduled', 'overdue'], endsBy: today } as const
  for (const which of [early, due])
    await eachPage(app, {
      page: (part) => signaturesDue(app.db, which, part),
      work: ({ id, store_id: storeId }) =>
        app.transaction(async (tx) => {
          await holdStore(tx, storeId)
          await keepPeriod(tx, app, (await signatureById(tx, id))!, today)
        }),
    })
}

/** The price of an upgrade, or the first day of a plan, was that of another day. */
async function dropStale(tx: Tx, app: App, { id, store_id: storeId, signature_id: signatureId }: StaleBill) {
  await holdStore(tx, storeId!)
  if ((await signatureBill(tx, id))?.state !== 'open') return
  await voidBill(tx, id)
  const signature = (await signatureById(tx, signatureId))!
  if (signature.state === 'pending') await endSignature(tx, app, signatureId, 'give_up')
}

type StaleBill = Awaited<ReturnType<typeof staleBills>>[number]

async function keepPeriod(tx: Tx, app: App, signature: SignatureRow, today: string) {
  const { id, state, period_end: end } = signature
  if (!end || signature.ended_at) return
  const isDue = end <= today
  if (signature.paused_at && !isDue) return
  if (isDue && (await isOver(tx, signature))) {
    const open = await openBillOf(tx, id)
    if (open) await voidBill(tx, open.id)
    await endSignature(tx, app, id, 'end')
    return tellEnded(tx, app, signature, state === 'cancellation_scheduled' ? 'due' : 'stopped')
  }
  const paid = await paidRenewal(tx, id, end)
  if (paid) return isDue ? beginNext(tx, app, { signature, bill: paid }) : undefined
  const billId = (await openBillOf(tx, id))?.id ?? (await writeRenewal(tx, app, signature))
  if (isDue) await missed(tx, app, { signature, billId, today })
}

const isOver = async (tx: Tx, { state, paused_at: pausedAt, store_id: storeId }: SignatureRow) =>
  state === 'cancellation_scheduled' ||
  pausedAt !== null ||
  ['closed', 'refused'].includes((await statusOfStore(tx, storeId)) ?? 'closed')

async function writeRenewal(tx: Tx, app: App, signature: SignatureRow) {
  const { id, store_id: storeId, user_id: userId, plan_id, next_plan_id, price_cents, method, period_end } = signature
  const next = await priceOfPlan(tx, next_plan_id ?? plan_id)
  const plan = next_plan_id === null ? { ...next, price_cents } : next
  return writeBill(tx, app, {
    ...{ signatureId: id, storeId, userId, kind: 'renewal', plan, cents: plan.price_cents, dueOn: period_end! },
    tryOn: method === 'card' ? period_end! : undefined,
  })
}

interface Missed {
  signature: SignatureRow
  billId: number
  today: string
}

/** The grace keeps the plan; after it the free one applies. A card is charged on the day itself, before anybody is told. */
async function missed(tx: Tx, app: App, { signature, billId, today }: Missed) {
  const { id, state } = signature
  const bill = (await signatureBill(tx, billId))!
  if (today > lastDayOfGrace(bill)) {
    await voidBill(tx, billId)
    await endSignature(tx, app, id, 'give_up')
    return tellEnded(tx, app, signature, 'unpaid')
  }
  if (state !== 'active') return
  await changeSignature(tx, id, { state: 'overdue' })
  if (bill.next_try_on === null) await tellOverdue(tx, app, bill)
}
