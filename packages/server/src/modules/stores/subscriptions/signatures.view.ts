import type { Signature } from '@bra/contract/stores/subscriptions.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil, instant, instantOrNull } from '../../../platform/clock.ts'
import { paymentsOfBills } from '../../money/bills/index.ts'
import { billsOf, type SignatureBillRow } from './bills.queries.ts'
import { dayAfter } from './periods.ts'
import { lastDayOfGrace } from './rules.ts'
import { type SignatureRow, signatureById, termsOf } from './signatures.queries.ts'
import { takingBack } from './taking-back.ts'

export type SignatureMade = z.input<typeof Signature>

export async function signatureShown(app: App, id: number): Promise<SignatureMade> {
  const [shown] = await signaturesShown(app, [(await signatureById(app.db, id))!])
  return shown!
}

export async function signaturesShown(app: App, rows: SignatureRow[]): Promise<SignatureMade[]> {
  const ids = rows.map(({ id }) => id)
  const bills = Map.groupBy(await billsOf(app.db, ids), (bill) => bill.signature_id)
  const shown = [...bills.values()].flatMap((of) => of[0] ?? [])
  const payments = await paymentsOfBills(
    app,
    shown.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row) => {
      const [newest] = bills.get(row.id) ?? []
      return {
        ...plainOf(row),
        ...(await refundsOf(app, row, bills.get(row.id) ?? [])),
        grace_until: row.state === 'overdue' && newest ? lastDayOfGrace(newest) : null,
        bill: newest && (newest.state === 'open' || row.state === 'pending') ? billView(newest, payments) : null,
      }
    }),
  )
}

const plainOf = (row: SignatureRow) => ({
  ...{ id: row.id, store_id: row.store_id, state: row.state, price_cents: row.price_cents },
  ...{ interval: row.interval, method: row.method, period_start: row.period_start, period_end: row.period_end },
  plan: { code: row.code, name: row.name },
  next_plan: row.next_code === null ? null : { code: row.next_code, name: row.next_name! },
  card: row.card_id === null ? null : { id: row.card_id, brand: row.brand!, last_four: row.last_four! },
  paused: row.paused_at !== null,
  created_at: instant(row.created_at),
  ended_at: instantOrNull(row.ended_at),
})

async function refundsOf(app: App, row: SignatureRow, bills: SignatureBillRow[]) {
  const { refundable, previous } = await takingBack(app, row, { bills, terms: await termsOf(app.db, row.id) })
  if (!refundable) return { refund_until: null, take_back: null }
  const until = dayAfter(dayInBrazil(refundable.paid_at!), 7)
  const plan = previous && { code: previous.code, name: previous.name }
  return { refund_until: until, take_back: plan ? { plan, until, cents: refundable.cents } : null }
}

const billView = (bill: SignatureBillRow, payments: Awaited<ReturnType<typeof paymentsOfBills>>) => ({
  ...{ id: bill.id, kind: bill.kind, cents: bill.cents, due_on: bill.due_on },
  state: bill.state === 'open' ? ('open' as const) : bill.state === 'paid' ? ('paid' as const) : ('void' as const),
  plan: { code: bill.code, name: bill.name },
  payment: payments.get(bill.id) ?? null,
})
