import { createHash } from 'node:crypto'
import type { Charge } from './objects.ts'
import { ourselves } from './recipients.ts'
import { now, type World } from './world.ts'

type Kind = 'credit' | 'refund' | 'chargeback' | 'chargeback_refund'

/** What the provider owes us for a charge, or takes back of it: https://docs.pagar.me/reference/recebíveis */
export interface Payable {
  id: string
  status: 'waiting_funds' | 'paid'
  amount: number
  fee: number
  anticipation_fee: number
  fraud_coverage_fee: number
  installment: number
  gateway_id: string
  charge_id: string
  recipient_id: string
  payment_date: string
  type: Kind
  payment_method: Charge['payment_method']
  accrual_at: string
  created_at: string
  /** It may be asked for by this, and is not told. */
  updated_at: string
}

/** Of what was paid, in hundredths of a per cent. */
const RATES = { pix: 119, credit_card: 419 }
const MONTH_MS = 30 * 86_400_000
const DEFAULT_SIZE = 10

interface Part {
  type: Kind
  amount: number
  fee?: number
  installment?: number
  status?: Payable['status']
}

function add(world: World, charge: Charge, { type, amount, fee = 0, installment = 1, status = 'paid' }: Part) {
  const known = world.payables.get(charge.id) ?? []
  const when = now()
  const payable: Payable = {
    ...{
      id: idOf(charge.id, known.length),
      status,
      amount,
      fee,
      anticipation_fee: 0,
      fraud_coverage_fee: 0,
      installment,
    },
    ...{ gateway_id: charge.gateway_id, charge_id: charge.id, recipient_id: ourselves(world).id },
    payment_date: new Date(Date.parse(when) + (status === 'paid' ? 0 : installment * MONTH_MS)).toJSON(),
    ...{ type, payment_method: charge.payment_method, accrual_at: when, created_at: when, updated_at: when },
  }
  world.payables.set(charge.id, [...known, payable])
}

/** The same for the same charge when the sandbox is started again. */
const idOf = (chargeId: string, nth: number) =>
  String(Number.parseInt(createHash('sha256').update(`${chargeId} ${nth}`).digest('hex').slice(0, 12), 16))

const payablesOf = (world: World, chargeId: string, type?: Kind) =>
  (world.payables.get(chargeId) ?? []).filter((one) => type === undefined || one.type === type)

/** One for each instalment, the first with what is left over; a Pix is there at once, a card month by month. */
export function credited(world: World, charge: Charge) {
  const { paid_amount: whole = charge.amount, payment_method: method } = charge
  const count = charge.last_transaction.installments ?? 1
  const each = Math.floor(whole / count)
  for (let installment = 1; installment <= count; installment += 1) {
    const amount = installment === 1 ? whole - each * (count - 1) : each
    const fee = Math.round((amount * RATES[method]) / 10_000)
    const status = method === 'pix' ? 'paid' : 'waiting_funds'
    add(world, charge, { type: 'credit', amount, fee, installment, status })
  }
}

/** The fee of a card comes back with the whole charge; of a part, and of a Pix, it is kept. */
export function debited(world: World, charge: Charge, amount: number) {
  const isWhole = amount === (charge.paid_amount ?? charge.amount)
  const fees = payablesOf(world, charge.id, 'credit').reduce((sum, { fee }) => sum + fee, 0)
  add(world, charge, { type: 'refund', amount: -amount, fee: isWhole && charge.payment_method !== 'pix' ? -fees : 0 })
}

/** Announced at first, and taken once the dispute is lost. */
export const contested = (world: World, charge: Charge, amount: number) =>
  add(world, charge, { type: 'chargeback', amount: -amount, status: 'waiting_funds' })

/** What was credited while the bank looked at our proofs is taken once more. */
export function disputeLost(world: World, charge: Charge) {
  const [first] = payablesOf(world, charge.id, 'chargeback')
  if (first && takenOf(world, charge) === 0) contested(world, charge, -first.amount)
  for (const payable of payablesOf(world, charge.id, 'chargeback'))
    Object.assign(payable, { status: 'paid', updated_at: now() })
}

export const disputeWon = (world: World, charge: Charge) =>
  add(world, charge, { type: 'chargeback_refund', amount: takenOf(world, charge) })

const takenOf = (world: World, { id }: Charge) =>
  [...payablesOf(world, id, 'chargeback'), ...payablesOf(world, id, 'chargeback_refund')].reduce(
    (sum, { amount }) => sum - amount,
    0,
  )

/** Paid out before its day, for a fee of its own. */
export function anticipated(world: World, charge: Charge, cents: number) {
  const [first] = payablesOf(world, charge.id, 'credit')
  if (first) Object.assign(first, { anticipation_fee: cents, updated_at: now() })
}

/** All of it was so long ago. */
export function backdate(world: World, charge: Charge, at: string) {
  for (const payable of payablesOf(world, charge.id))
    Object.assign(payable, { accrual_at: at, created_at: at, updated_at: at })
}

export interface AskedPayables {
  charge_id?: string
  type?: string
  status?: string
  created_since?: string
  created_until?: string
  updated_since?: string
  updated_until?: string
  size?: string
  forward_cursor?: string
}

/** Oldest first; `forward_cursor` leads to the page that follows. */
export function listPayables(world: World, asked: AskedPayables) {
  const all = asked.charge_id ? payablesOf(world, asked.charge_id) : [...world.payables.values()].flat()
  const found = all.filter(
    (one) =>
      (asked.type ?? one.type) === one.type &&
      (asked.status ?? one.status) === one.status &&
      isWithin(one.created_at, asked.created_since, asked.created_until) &&
      isWithin(one.updated_at, asked.updated_since, asked.updated_until),
  )
  const first = Number(Buffer.from(asked.forward_cursor ?? '', 'base64url').toString() || 0)
  const next = first + Number(asked.size ?? DEFAULT_SIZE)
  const cursor = next < found.length ? Buffer.from(String(next)).toString('base64url') : null
  return { data: found.slice(first, next).map(shown), paging: { forward_cursor: cursor } }
}

const isWithin = (at: string, since?: string, until?: string) =>
  (!since || Date.parse(at) >= Date.parse(since)) && (!until || Date.parse(at) <= Date.parse(until))

const nothing = {
  ...{ split_id: null, bulk_anticipation_id: null, anticipation_id: null, originator_model: null },
  ...{ originator_model_id: null, original_payment_date: null, liquidation_arrangement_id: null },
  ...{ settlement_id: null, payment_profile_id: null },
}
const shown = ({ updated_at: _, ...payable }: Payable) => ({ ...payable, ...nothing })
