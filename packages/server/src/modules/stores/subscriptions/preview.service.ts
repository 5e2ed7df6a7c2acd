import { createHash } from 'node:crypto'
import { say } from '@bra/contract/kit/saying'
import type { Preview } from '@bra/contract/stores/subscriptions.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { placesOfStore } from '../listings/index.ts'
import { openBillOf, paidForPeriod } from './bills.queries.ts'
import { costOfChange, dayOfMonth, daysBetween, endOfPeriod } from './periods.ts'
import { liveSignature, type SignatureRow, termsOf } from './signatures.queries.ts'
import { sellerPlanByCode } from './subscriptions.queries.ts'

export type PreviewMade = z.input<typeof Preview>
type Plan = NonNullable<Awaited<ReturnType<typeof sellerPlanByCode>>>
type OpenBill = NonNullable<Awaited<ReturnType<typeof openBillOf>>>

/** What choosing a plan would do now. */
export interface Choice {
  kind: PreviewMade['kind']
  plan: Plan
  signature: SignatureRow | undefined
  openBill: OpenBill | undefined
  cents: number
  lines: PreviewMade['lines']
  beginsOn: string
  nextOn: string | null
  nextCents: number
}

/** The choice is the same as long as nothing of it changed, so its token is, too. */
export async function choose(db: Db, { clock }: Pick<App, 'clock'>, storeId: number, code: string): Promise<Choice> {
  const plan = (await sellerPlanByCode(db, code)) ?? fail('plan_not_found')
  const signature = await liveSignature(db, storeId)
  const openBill = signature && (await openBillOf(db, signature.id))
  const today = dayInBrazil(clock.now())
  const of = { plan, signature, openBill }
  if (!signature || signature.state === 'pending') return { ...of, ...firstOf(plan, today) }
  if (signature.state === 'overdue' || signature.paused_at) return { ...of, ...overdue(openBill, signature, today) }
  if (plan.id === signature.plan_id) return { ...of, ...same(signature, today) }
  const isDearer = plan.interval === signature.interval && plan.price_cents > signature.price_cents
  const upgrade = isDearer ? await upgradeOf(db, { plan, signature, today }) : null
  // what rounds to nothing on the last days is not worth a charge
  return { ...of, ...(upgrade && upgrade.cents > 0 ? upgrade : later(plan, signature)) }
}

const nothing = { cents: 0, lines: [] }

function firstOf(plan: Plan, today: string): Omit<Choice, 'plan' | 'signature' | 'openBill'> {
  const { price_cents: cents } = plan
  if (cents === 0) return { ...nothing, kind: 'same', beginsOn: today, nextOn: null, nextCents: 0 }
  const label = say(`Plano ${plan.name}, primeiro período`, `Plan ${plan.name}, first period`)
  const nextOn = endOfPeriod(today, plan.interval, dayOfMonth(today))
  return { kind: 'first', cents, lines: [{ label, cents }], beginsOn: today, nextOn, nextCents: cents }
}

function overdue(bill: OpenBill | undefined, { price_cents: price, name }: SignatureRow, today: string) {
  const cents = bill?.cents ?? 0
  const lines = bill ? [{ label: say(`Fatura em aberto do ${name}`, `Open bill of ${name}`), cents }] : []
  return { kind: 'pay' as const, cents, lines, beginsOn: today, nextOn: null, nextCents: price }
}

const same = ({ period_end: nextOn, price_cents: nextCents }: SignatureRow, today: string) => ({
  ...{ ...nothing, kind: 'same' as const, beginsOn: today, nextOn, nextCents },
})

const later = ({ price_cents: nextCents }: Plan, { period_end: end }: SignatureRow) => ({
  ...nothing,
  ...{ kind: nextCents === 0 ? ('free' as const) : ('later' as const), beginsOn: end!, nextCents },
  nextOn: nextCents === 0 ? null : end,
})

interface Upgrade {
  plan: Plan
  signature: SignatureRow
  today: string
}

async function upgradeOf(db: Db, { plan, signature, today }: Upgrade) {
  const period = { start: signature.period_start!, end: signature.period_end! }
  const terms = await termsOf(db, signature.id)
  const paidCents = await paidForPeriod(db, signature.id, period)
  const to = { since: today, price_cents: plan.price_cents }
  const cents = costOfChange({ terms, period, paidCents, to })
  const [left, days] = [daysBetween(today, period.end), daysBetween(period.start, period.end)]
  const whole = Math.round((plan.price_cents * left) / days)
  const label = say(`${plan.name}, ${left} de ${days} dias`, `${plan.name}, ${left} of ${days} days`)
  const credit = say(`${signature.name} já pago, ${left} dias`, `${signature.name} already paid, ${left} days`)
  return {
    ...{ kind: 'upgrade' as const, cents, beginsOn: today, nextOn: period.end, nextCents: plan.price_cents },
    lines: [
      { label, cents: whole },
      { label: credit, cents: cents - whole },
    ],
  }
}

/** Names everything on which the choice depends, so that a second press, or another day, is another token. */
function tokenOf({ signature, openBill, plan, kind, cents, beginsOn }: Choice, storeId: number) {
  const known = signature && [signature.id, signature.state, signature.plan_id, signature.next_plan_id]
  const text = JSON.stringify([
    ...[storeId, known, openBill?.id, plan.id, plan.price_cents],
    ...[kind, cents, beginsOn],
  ])
  return createHash('sha256').update(text).digest('base64url')
}

export const resumes = ({ signature, kind }: Pick<Choice, 'signature' | 'kind'>) =>
  kind !== 'pay' && (signature?.state === 'cancellation_scheduled' || (signature?.next_plan_id ?? null) !== null)

export async function shownChoice(db: Db, storeId: number, choice: Choice): Promise<PreviewMade> {
  const { kind, plan, cents, lines, beginsOn, nextOn, nextCents } = choice
  const { asking } = await placesOfStore(db, storeId)
  return {
    ...{ kind, cents, lines, begins_on: beginsOn, next_on: nextOn, next_cents: nextCents },
    plan: { code: plan.code, name: plan.name },
    offers_without_place: plan.places === null ? 0 : Math.max(0, asking - plan.places),
    resumes: resumes(choice),
    token: tokenOf(choice, storeId),
  }
}
