import { z } from 'zod'
import { type CardOnFile, type Payment, type PaymentState, PaymentUnreadable } from './port.ts'

/** These schemas have only the fields of the provider's answers that we read; the rest may change. */
export const WithId = z.object({ id: z.string().min(1) })

export const Card = WithId.extend({
  brand: z.string().nullish(),
  last_four_digits: z.string().regex(/^\d{4}$/),
  holder_name: z.string().nullish(),
  exp_month: z.number(),
  exp_year: z.number(),
})

const cents = z.number().int()
const Charge = WithId.extend({
  amount: cents,
  paid_amount: cents.nullish(),
  canceled_amount: cents.nullish(),
  status: z.string(),
  payment_method: z.string(),
  paid_at: z.string().nullish(),
  last_transaction: z
    .object({
      qr_code: z.string().nullish(),
      expires_at: z.string().nullish(),
      acquirer_return_code: z.string().nullish(),
      card: z.object({ brand: z.string().nullish(), last_four_digits: z.string().nullish() }).nullish(),
    })
    .nullish(),
})
type Charge = z.output<typeof Charge>

export const Order = WithId.extend({ code: z.string(), charges: z.array(Charge).min(1) })
export const OfCharge = z.object({ order: WithId })
export const Orders = z.object({ data: z.array(Order) })
/** Orders of everybody who uses the account; an order that was never charged holds no money. */
export const AllOrders = z.object({ data: z.array(z.unknown()) })
export const Uncharged = WithId.extend({ charges: z.array(z.never()) })
export const NamedOrder = z.object({
  id: z.coerce.string().catch('?'),
  code: z.string().nullish().catch(null),
})

export const cardOnFile = (card: z.output<typeof Card>): CardOnFile => ({
  id: card.id,
  brand: card.brand ?? '',
  lastFour: card.last_four_digits,
  holder: card.holder_name ?? '',
  expiryMonth: card.exp_month,
  expiryYear: card.exp_year,
})

export function paymentFrom({ id, code, charges }: z.output<typeof Order>): Payment {
  // an order that is tried again gets another charge, which may not be the last one listed
  const charge = charges.find(({ status }) => status === 'paid') ?? charges.at(-1)!
  const { qr_code: pixCode, expires_at: expiresAt, acquirer_return_code: reason, card } = charge.last_transaction ?? {}
  const state = stateOf(charge)
  return {
    id,
    chargeId: charge.id,
    code,
    state,
    cents: (charge.paid_at && charge.paid_amount) || charge.amount,
    disputedCents: 0,
    refundedCents: charge.paid_at ? (charge.canceled_amount ?? 0) : 0,
    method: charge.payment_method === 'pix' ? 'pix' : 'card',
    pix: pixCode && expiresAt ? { code: pixCode, expiresAt: new Date(expiresAt) } : null,
    card: card?.last_four_digits ? { brand: card.brand ?? '', lastFour: card.last_four_digits } : null,
    refusal: state === 'refused' ? (reason ?? '') : null,
    paidAt: charge.paid_at ? new Date(charge.paid_at) : null,
  }
}

const states: Record<string, (charge: Charge) => PaymentState> = {
  pending: () => 'waiting',
  // a payment of less or more than was asked for is money too
  underpaid: () => 'paid',
  processing: () => 'processing',
  paid: () => 'paid',
  overpaid: () => 'paid',
  failed: ({ payment_method: method }) => (method === 'pix' ? 'expired' : 'refused'),
  canceled: ({ paid_at: paidAt }) => (paidAt ? 'refunded' : 'cancelled'),
  chargedback: () => 'disputed',
}

function stateOf(charge: Charge): PaymentState {
  const state = states[charge.status]
  if (!state) throw new PaymentUnreadable(`Pagar.me has a charge that is ${charge.status}`)
  return state(charge)
}
