import { cardOf, type Outcome, outcomeOf, spendToken } from './cards.ts'
import { customerFrom, refuseWrongAddress } from './customers.ts'
import {
  type Charge,
  type Customer,
  invalid,
  type Item,
  type KeptCard,
  type Order,
  type Transaction,
} from './objects.ts'
import { pixCode } from './pix.ts'
import { expireAt, failed, paid, settleSoon, withOrder } from './settle.ts'
import { found, newId, now, type World } from './world.ts'

const BLOCKED_DOCUMENT = '11111111111'

interface Payment {
  payment_method?: unknown
  amount?: number
  pix?: Pix
  Pix?: Pix
  credit_card?: {
    installments?: number
    statement_descriptor?: string
    card_id?: string
    card_token?: string
    card?: { billing_address?: unknown }
  }
}
interface Pix {
  expires_in?: number
  expires_at?: string
}

export interface OrderBody {
  code?: string
  customer?: Record<string, unknown>
  customer_id?: string
  items?: { amount?: number; description?: string; quantity?: number; code?: string; category?: string }[]
  shipping?: { amount?: number; description?: string; address?: unknown }
  payments?: Payment[]
  metadata?: Record<string, string>
}

/** A declined card makes a failed order; the call itself succeeds. */
export function placeOrder(world: World, body: OrderBody): Order {
  const items = itemsOf(body)
  const freight = body.shipping?.amount ?? 0
  const amount = items.reduce((sum, item) => sum + item.amount * item.quantity, freight)
  if (body.shipping) refuseWrongAddress(body.shipping.address, 'shipping.address')
  const [payment] = body.payments ?? []
  if (!payment || body.payments!.length > 1) return invalid({ 'order.payments': 'One payment is required.' })
  if ((payment.amount ?? amount) !== amount)
    invalid({ 'order.payments': 'The sum of payments differs from the order.' })
  const customer = body.customer_id
    ? found(world.customers.get(body.customer_id), 'Customer')
    : customerFrom(world, body.customer ?? {})
  const order: Order = {
    id: newId('or'),
    code: body.code ?? newId('code').slice(5, 15).toUpperCase(),
    amount,
    currency: 'BRL',
    closed: true,
    items,
    customer,
    ...(body.shipping && { shipping: { amount: freight, description: body.shipping.description ?? '' } }),
    status: 'pending',
    created_at: now(),
    updated_at: now(),
    closed_at: now(),
    charges: [],
    metadata: body.metadata ?? {},
  }
  const pay = paying(world, payment, order)
  world.orders.set(order.id, order)
  world.announce('order.created', order)
  pay()
  return order
}

function itemsOf({ items = [] }: OrderBody): Item[] {
  if (items.length === 0) invalid({ 'order.items': 'The items field is required' })
  return items.map(({ amount, description, quantity, code = null, category = null }, index) => {
    const at = `order.items[${index}]`
    if (!Number.isInteger(amount) || amount! < 1) invalid({ [`${at}.amount`]: 'The amount must be greater than 0.' })
    if (!Number.isInteger(quantity) || quantity! < 1)
      invalid({ [`${at}.quantity`]: 'The quantity must be greater than 0.' })
    if (!description) invalid({ [`${at}.description`]: 'The description field is required.' })
    const id = newId('oi')
    return {
      id,
      type: 'product',
      description: description!,
      amount: amount!,
      quantity: quantity!,
      code,
      category,
      status: 'active',
    }
  })
}

function paying(world: World, payment: Payment, order: Order): () => void {
  const pix = payment.pix ?? payment.Pix
  if (payment.payment_method === 'pix' && pix) {
    const expiresAt = pix.expires_at ?? new Date(Date.now() + Number(pix.expires_in) * 1000).toJSON()
    if (!expiresAt || !(Date.parse(expiresAt) > Date.now()))
      invalid({ 'payments[0].pix.expires_in': 'Invalid expiration.' })
    return () => {
      const charge = charged(world, order, {
        transaction_type: 'pix',
        status: 'waiting_payment',
        qr_code: pixCode(order.amount),
        expires_at: expiresAt,
      })
      world.announce('charge.pending', withOrder(charge, order))
      expireAt(world, charge.id, Date.parse(expiresAt))
    }
  }
  const { credit_card: card } = payment
  if (payment.payment_method !== 'credit_card' || !card)
    return invalid({ 'payments[0]': 'The payment method is invalid.' })
  const { installments = 1, statement_descriptor: descriptor } = card
  if (!Number.isInteger(installments) || installments < 1 || installments > 12)
    invalid({ 'payments[0].credit_card.installments': 'The installments must be between 1 and 12.' })
  if (descriptor && descriptor.length > 13)
    invalid({ 'payments[0].credit_card.statement_descriptor': 'The maximum length is 13.' })
  refuseWrongAddress(card.card?.billing_address, 'payments[0].credit_card.card.billing_address')
  const kept = card.card_id ? cardOf(world, order.customer.id, card.card_id) : spendToken(world, card.card_token)
  return () => chargeCard(world, order, kept, { installments, ...(descriptor && { statement_descriptor: descriptor }) })
}

function chargeCard(world: World, order: Order, kept: KeptCard, how: Partial<Transaction>) {
  const charge = charged(world, order, {
    transaction_type: 'credit_card',
    status: 'processing',
    operation_type: 'auth_and_capture',
    card: kept.card,
    ...how,
  })
  const outcome: Outcome = isBlocked(order.customer) ? 'refused' : outcomeOf(kept)
  if (isBlocked(order.customer)) charge.last_transaction.antifraud_response = { status: 'reproved' }
  if (outcome === 'paid') return paid(world, charge.id)
  if (outcome === 'refused') return failed(world, charge.id)
  charge.status = 'processing'
  return settleSoon(world, charge.id, outcome === 'slowly paid' ? paid : failed)
}

const isBlocked = ({ document }: Customer) => document === BLOCKED_DOCUMENT

type StartedTransaction = Pick<Transaction, 'transaction_type' | 'status'> & Partial<Transaction>

function charged(world: World, order: Order, transaction: StartedTransaction): Charge {
  const times = { created_at: now(), updated_at: now() }
  const gatewayId = newId('gw').slice(3)
  const charge: Charge = {
    id: newId('ch'),
    code: order.code,
    gateway_id: gatewayId,
    amount: order.amount,
    status: 'pending',
    currency: 'BRL',
    payment_method: transaction.transaction_type,
    ...times,
    customer: order.customer,
    metadata: order.metadata,
    last_transaction: {
      id: newId('tran'),
      gateway_id: gatewayId,
      amount: order.amount,
      success: true,
      ...times,
      ...transaction,
    },
  }
  order.charges.push(charge)
  world.charges.set(charge.id, { charge, order })
  return charge
}
