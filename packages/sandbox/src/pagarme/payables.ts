import { createHash } from 'node:crypto'
import type { Charge } from './objects.ts'
import type { Payable, PayableKind } from './payables.objects.ts'
import { ourselves } from './recipients.ts'
import { now, type World } from './world.ts'

/** Fees in hundredths of a per cent of the amount paid. */
const RATES = { pix: 119, credit_card: 419 }
const MONTH_MS = 30 * 86_400_000
const DEFAULT_SIZE = 10

interface PayableDraft {
  type: PayableKind
  amount: number
  fee?: number
  installment?: number
  status?: Payable['status']
}

function add(world: World, charge: Charge, { type, amount, fee = 0, installment = 1, status = 'paid' }: PayableDraft) {
  const known = world.payables.get(charge.id) ?? []
  const when = now()
  const payable: Payable = {
    id: idOf(charge.id, known.length),
    status,
    amount,
    fee,
    anticipation_fee: 0,
    fraud_coverage_fee: 0,
    installment,
    gateway_id: charge.gateway_id,
    charge_id: charge.id,
    recipient_id: ourselves(world).id,
    payment_date: new Date(Date.parse(when) + (status === 'paid' ? 0 : installment * MONTH_MS)).toJSON(),
    type,
    payment_method: charge.payment_method,
    accrual_at: when,
    created_at: when,
    updated_at: when,
  }
  world.payables.set(charge.id, [...known, payable])
}

/** Ids must stay the same after a restart of the sandbox. */
const idOf = (chargeId: string, nth: number) =>
  String(Number.parseInt(createHash('sha256').update(`${chargeId} ${nth}`).digest('hex').slice(0, 12), 16))

const payablesOf = (world: World, chargeId: string, type?: PayableKind) =>
  (world.payables.get(chargeId) ?? []).filter((one) => type === undefined || one.type === type)

/** One payable for each instalment, the first with the rounding rest; a Pix is paid at once, a card month by month. */
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

/** The provider returns a card's fee only when the whole charge is refunded, and never that of a Pix. */
export function debited(world: World, charge: Charge, amount: number) {
  const isWhole = amount === (charge.paid_amount ?? charge.amount)
  const fees = payablesOf(world, charge.id, 'credit').reduce((sum, { fee }) => sum + fee, 0)
  add(world, charge, { type: 'refund', amount: -amount, fee: isWhole && charge.payment_method !== 'pix' ? -fees : 0 })
}

export const contested = (world: World, charge: Charge, amount: number) =>
  add(world, charge, { type: 'chargeback', amount: -amount, status: 'waiting_funds' })

/** Money that was credited while the bank examined the dispute is taken once more. */
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

export function anticipated(world: World, charge: Charge, cents: number) {
  const [first] = payablesOf(world, charge.id, 'credit')
  if (first) Object.assign(first, { anticipation_fee: cents, updated_at: now() })
}

export function backdate(world: World, charge: Charge, at: string) {
  for (const payable of payablesOf(world, charge.id))
    Object.assign(payable, { accrual_at: at, created_at: at, updated_at: at })
}

export interface PayablesQuery {
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

export function listPayables(world: World, query: PayablesQuery) {
  const all = query.charge_id ? payablesOf(world, query.charge_id) : [...world.payables.values()].flat()
  const found = all.filter(
    (one) =>
      (query.type ?? one.type) === one.type &&
      (query.status ?? one.status) === one.status &&
      isWithin(one.created_at, query.created_since, query.created_until) &&
      isWithin(one.updated_at, query.updated_since, query.updated_until),
  )
  const first = Number(Buffer.from(query.forward_cursor ?? '', 'base64url').toString() || 0)
  const next = first + Number(query.size ?? DEFAULT_SIZE)
  const cursor = next < found.length ? Buffer.from(String(next)).toString('base64url') : null
  return { data: found.slice(first, next).map(shown), paging: { forward_cursor: cursor } }
}

const isWithin = (at: string, since?: string, until?: string) =>
  (!since || Date.parse(at) >= Date.parse(since)) && (!until || Date.parse(at) <= Date.parse(until))

const nothing = {
  split_id: null,
  bulk_anticipation_id: null,
  anticipation_id: null,
  originator_model: null,
  originator_model_id: null,
  original_payment_date: null,
  liquidation_arrangement_id: null,
  settlement_id: null,
  payment_profile_id: null,
}
const shown = ({ updated_at: _, ...payable }: Payable) => ({ ...payable, ...nothing })
