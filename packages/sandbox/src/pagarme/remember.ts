import type { Charge, Customer, Order } from './objects.ts'
import { backdate, contested, credited, debited, disputeLost, disputeWon } from './payables.ts'
import { expireAt } from './settle.ts'
import { newId, type World } from './world.ts'

export interface PastPayment {
  id: string
  chargeId: string
  code: string
  customerId: string
  method: 'pix' | 'card'
  installments: number
  cents: number
  refundedCents: number
  paidAt: Date | null
  createdAt: Date
  pix: { code: string; expiresAt: Date } | null
  card: { brand: string; lastFour: string } | null
  dispute: 'open' | 'won' | 'lost' | null
}

/** A real provider forgets nothing when the marketplace restarts. Payments that are already known stay as they are. */
export function remember(world: World, payments: PastPayment[]) {
  for (const payment of payments) {
    if (world.orders.has(payment.id)) continue
    const order = orderOf(world, payment)
    const charge = chargeOf(order, payment)
    order.charges.push(charge)
    world.orders.set(order.id, order)
    world.charges.set(charge.id, { charge, order })
    if (payment.paidAt) book(world, charge, payment)
    if (!payment.paidAt && payment.pix) expireAt(world, charge.id, payment.pix.expiresAt.getTime())
  }
}

function book(world: World, charge: Charge, { refundedCents, cents, dispute }: PastPayment) {
  credited(world, charge)
  if (refundedCents > 0) debited(world, charge, refundedCents)
  if (dispute) contested(world, charge, cents - refundedCents)
  if (dispute === 'lost') disputeLost(world, charge)
  if (dispute === 'won') disputeWon(world, charge)
  backdate(world, charge, charge.paid_at!)
}

function orderOf(world: World, payment: PastPayment): Order {
  const at = payment.createdAt.toISOString()
  return {
    id: payment.id,
    code: payment.code,
    amount: payment.cents,
    currency: 'BRL',
    closed: true,
    items: [],
    customer: world.customers.get(payment.customerId) ?? pastCustomer(payment.customerId, at),
    status: payment.paidAt ? 'paid' : 'pending',
    created_at: at,
    updated_at: at,
    closed_at: at,
    charges: [],
    metadata: {},
  }
}

function chargeOf(order: Order, payment: PastPayment): Charge {
  const { chargeId, method, installments, paidAt, refundedCents, pix, card, dispute } = payment
  const kind = method === 'pix' ? ('pix' as const) : ('credit_card' as const)
  const isBack = refundedCents >= order.amount
  const times = { created_at: order.created_at, updated_at: order.created_at }
  const gatewayId = newId('gw').slice(3)
  return {
    id: chargeId,
    code: order.code,
    gateway_id: gatewayId,
    amount: order.amount,
    ...(paidAt && { paid_amount: order.amount, paid_at: paidAt.toISOString() }),
    ...(refundedCents > 0 && { canceled_amount: refundedCents }),
    status: dispute ? 'chargedback' : paidAt ? (isBack ? 'canceled' : 'paid') : 'pending',
    currency: 'BRL',
    payment_method: kind,
    ...times,
    customer: order.customer,
    metadata: {},
    last_transaction: {
      id: newId('tran'),
      transaction_type: kind,
      gateway_id: gatewayId,
      amount: order.amount,
      status: paidAt ? 'paid' : 'waiting_payment',
      success: true,
      installments,
      ...times,
      ...(pix && { qr_code: pix.code, expires_at: pix.expiresAt.toISOString() }),
      ...(card && { card: { ...pastCard, ...times, brand: card.brand, last_four_digits: card.lastFour } }),
    },
  }
}

const pastCard = {
  id: 'card_past',
  first_six_digits: '000000',
  holder_name: '',
  exp_month: 12,
  exp_year: 2099,
  status: 'active' as const,
  type: 'credit' as const,
}

const pastCustomer = (id: string, at: string): Customer => ({
  id,
  name: '',
  email: '',
  document: null,
  document_type: null,
  type: 'individual',
  delinquent: false,
  phones: {},
  code: null,
  address: null,
  metadata: {},
  created_at: at,
  updated_at: at,
})
