import type { z } from 'zod'
import { lifecycle } from '../kit/states.ts'

/** A payment is `intended` until the provider answers; money too late, twice or of another amount is paid back. */
export const paymentLife = lifecycle({
  intended: { ask: 'pending', pay: 'paid', refuse: 'refused', expire: 'expired', refund: 'refunding' },
  pending: { pay: 'paid', refuse: 'refused', expire: 'expired', refund: 'refunding' },
  /** The bank returned the money to the card holder, who had disputed it. */
  paid: { charge_back: 'charged_back', give_back: 'refunding' },
  refused: { pay: 'paid', refund: 'refunding' },
  expired: { pay: 'paid', refund: 'refunding' },
  refunding: { finish: 'refunded' },
  refunded: { win_back: 'refunding' },
  charged_back: { win_back: 'paid' },
})
export type PaymentState = z.output<typeof paymentLife.State>

type Payments = readonly PaymentState[]

/** The provider has not said yet whether the money comes. */
export const awaitedPayments: Payments = ['intended', 'pending']
/** An order, or a bill, has at most one payment in these states. */
export const livePayments: Payments = [...awaitedPayments, 'paid']
/** The money came, and stayed unless the bank took it back. */
export const settledPayments: Payments = ['paid', 'charged_back']
/** The provider has the payment in its books and did not refuse it. */
export const acceptedPayments: Payments = ['pending', 'paid', 'refunding', 'refunded', 'charged_back']
