import { type Charge, type Order, Refused } from './objects.ts'
import { contested, credited, debited, disputeLost, disputeWon } from './payables.ts'
import { found, newId, now, type World } from './world.ts'

const SETTLES_AFTER_MS = 400
const LONGEST_TIMER_MS = 2_147_483_647

export const chargeAndOrder = (world: World, id: string) => found(world.charges.get(id), 'Charge')

/** Pagar.me names the order only where a single charge is read. */
export const withOrder = (charge: Charge, { charges: _, items: __, customer: ___, ...order }: Order) => ({
  ...charge,
  order,
})

export function paid(world: World, id: string, cents?: number) {
  const { charge, order } = chargeAndOrder(world, id)
  if (!isWaiting(charge)) throw new Refused(412, 'This charge can not be paid.')
  const isPix = charge.payment_method === 'pix'
  moved(charge, order, isPix ? 'paid' : 'captured')
  charge.paid_amount = cents ?? charge.amount
  charge.status = statusOfPaid(charge)
  charge.paid_at = now()
  if (isPix) charge.last_transaction.end_to_end_id = newId('E').replace('_', '')
  else accepted(charge)
  credited(world, charge)
  if (charge.status !== 'underpaid') order.status = 'paid'
  tell(world, charge, order, [`charge.${charge.status}`, ...(order.status === 'paid' ? ['order.paid'] : [])])
}

const statusOfPaid = ({ paid_amount: cents = 0, amount }: Charge) =>
  cents === amount ? 'paid' : cents < amount ? 'underpaid' : 'overpaid'

const wasPaid = ({ status }: Charge) => status === 'paid' || status === 'underpaid' || status === 'overpaid'

export function disputed(world: World, id: string) {
  const { charge, order } = chargeAndOrder(world, id)
  if (!wasPaid(charge)) throw new Refused(412, 'Only a paid charge can be charged back.')
  moved(charge, order, 'chargedback')
  charge.status = 'chargedback'
  contested(world, charge, (charge.paid_amount ?? charge.amount) - (charge.canceled_amount ?? 0))
  tell(world, charge, order, ['charge.chargedback'])
  tellOfDispute(world, charge)
}

/** Only payables tell how a dispute ended: the charge stays charged back. */
export function disputeEnded(world: World, id: string, end: 'won' | 'lost') {
  const { charge } = chargeAndOrder(world, id)
  if (charge.status !== 'chargedback') throw new Refused(412, 'This charge was not charged back.')
  if (end === 'won') disputeWon(world, charge)
  else disputeLost(world, charge)
  tellOfDispute(world, charge)
}

/** The fields of `chargeback.received` are not documented, so it carries no more than the id of the charge. */
const tellOfDispute = (world: World, { id, amount }: Charge) =>
  world.announce('chargeback.received', { id: newId('cb'), amount, charge: { id } })

export function failed(world: World, id: string) {
  const { charge, order } = chargeAndOrder(world, id)
  if (!isWaiting(charge)) throw new Refused(412, 'This charge can not fail any more.')
  const isPix = charge.payment_method === 'pix'
  moved(charge, order, isPix ? 'failed' : 'not_authorized')
  charge.status = 'failed'
  charge.last_transaction.success = false
  if (!isPix) declined(charge)
  order.status = 'failed'
  tell(world, charge, order, ['charge.payment_failed', 'order.payment_failed'])
}

/** Refuses a disputed charge, whoever wins: https://docs.pagar.me/page/chargeback-novo-status-na-cobrança */
export function refunded(world: World, id: string, wantedCents: number | undefined): Charge {
  const { charge, order } = chargeAndOrder(world, id)
  const left = (charge.paid_amount ?? charge.amount) - (charge.canceled_amount ?? 0)
  const amount = wantedCents ?? left
  if (['canceled', 'failed', 'chargedback'].includes(charge.status))
    throw new Refused(412, 'This charge can not be canceled.')
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw new Refused(422, 'The amount to cancel is invalid.', {
      amount: [`The amount must be between 1 and ${left}.`],
    })
  const isPaid = wasPaid(charge)
  if (!isPaid && amount < left) throw new Refused(412, 'Only a paid charge can be partially canceled.')
  charge.canceled_amount = (charge.canceled_amount ?? 0) + amount
  if (isPaid) debited(world, charge, amount)
  if (amount < left) {
    moved(charge, order, 'partial_refunded')
    tell(world, charge, order, ['charge.partial_canceled'])
    return charge
  }
  moved(charge, order, isPaid ? 'refunded' : 'voided')
  charge.status = 'canceled'
  charge.canceled_at = now()
  order.status = 'canceled'
  tell(world, charge, order, [...(isPaid ? ['charge.refunded'] : []), 'order.canceled'])
  return charge
}

const isWaiting = ({ status }: Charge) => status === 'pending' || status === 'processing'

function moved(charge: Charge, order: Order, status: string) {
  const at = now()
  charge.last_transaction.status = status
  for (const thing of [charge.last_transaction, charge, order]) thing.updated_at = at
}

const accepted = ({ last_transaction: last }: Charge) =>
  Object.assign(last, { acquirer_return_code: '00', acquirer_message: 'Transação aprovada com sucesso' })

/** Return codes are those of ABECS, which every acquirer gives since 2026-08-28. */
const declined = ({ last_transaction: last }: Charge) =>
  Object.assign(
    last,
    last.antifraud_response
      ? { acquirer_return_code: '59', acquirer_message: 'Transação reprovada pelo antifraude' }
      : { acquirer_return_code: '51', acquirer_message: 'Transação não autorizada: saldo ou limite insuficiente' },
  )

function tell(world: World, charge: Charge, order: Order, types: string[]) {
  for (const type of types) world.announce(type, type.startsWith('order.') ? order : withOrder(charge, order))
}

export const settleSoon = (world: World, id: string, settle: typeof failed) =>
  void setTimeout(() => ifWaiting(world, id, settle), SETTLES_AFTER_MS).unref()

export function expireAt(world: World, id: string, at: number) {
  const wait = Math.min(at - Date.now(), LONGEST_TIMER_MS)
  setTimeout(() => ifWaiting(world, id, failed), wait).unref()
}

function ifWaiting(world: World, id: string, settle: typeof failed) {
  if (isWaiting(chargeAndOrder(world, id).charge)) settle(world, id)
}
