import type { z } from 'zod'
import { lifecycle } from './states.ts'

/** What becomes of what one store, or the centre, sends. */
export const storeOrderLife = lifecycle({
  awaiting_payment: { pay: 'paid', expire: 'expired', cancel: 'cancelled' },
  paid: {
    pick: 'picking',
    post: 'shipped',
    ask_cancel: 'cancellation_requested',
    cancel: 'cancelled',
    charge_back: 'cancelled',
  },
  picking: {
    invoice: 'invoiced',
    pack: 'ready_to_ship',
    post: 'shipped',
    ask_cancel: 'cancellation_requested',
    cancel: 'cancelled',
    charge_back: 'cancelled',
  },
  invoiced: {
    pack: 'ready_to_ship',
    post: 'shipped',
    ask_cancel: 'cancellation_requested',
    cancel: 'cancelled',
    charge_back: 'cancelled',
  },
  ready_to_ship: {
    post: 'shipped',
    ask_cancel: 'cancellation_requested',
    cancel: 'cancelled',
    charge_back: 'cancelled',
  },
  shipped: { deliver: 'delivered', lose: 'lost', charge_back: 'refunded' },
  delivered: {
    complete: 'completed',
    regret: 'return_authorised',
    ask_return: 'return_requested',
    charge_back: 'refunded',
  },
  completed: {},
  /** Paid too late, or to be paid once more, it comes back while there is stock. */
  expired: { pay: 'paid', renew: 'awaiting_payment' },
  /** The store grants it by word or by silence; it goes on preparing it, or posts it, where it refuses. */
  cancellation_requested: { grant: 'cancelled', keep: 'picking', post: 'shipped', charge_back: 'cancelled' },
  cancelled: {},
  lost: { refund: 'refunded', charge_back: 'refunded' },
  return_requested: { authorise: 'return_authorised', keep: 'delivered', charge_back: 'refunded' },
  /** Never posted back, it stays with the buyer; some hand it over themselves. */
  return_authorised: { send_back: 'returning', take_back: 'returned', keep: 'delivered', charge_back: 'refunded' },
  /** It never came, says the store, and an operator agrees. */
  returning: { take_back: 'returned', uphold: 'completed', charge_back: 'refunded' },
  returned: { refund: 'refunded', charge_back: 'refunded' },
  /** What the bank had given back is ours again, and the goods are with the buyer. */
  refunded: { win_back: 'completed' },
})
export type StoreOrderState = z.output<typeof storeOrderLife.State>

/** Nobody has paid, or whoever paid gets everything back. */
export const unsoldStates: StoreOrderState[] = [
  'awaiting_payment',
  'expired',
  'cancelled',
  'refunded',
  'lost',
  'returned',
]

/**
 * One attempt to pay an order. Intended until the provider has answered; money that came too late, twice or in another
 * amount goes back.
 */
export const orderPaymentLife = lifecycle({
  intended: { ask: 'pending', pay: 'paid', refuse: 'refused', expire: 'expired', refund: 'refunding' },
  pending: { pay: 'paid', refuse: 'refused', expire: 'expired', refund: 'refunding' },
  /** The bank gave the money back to its holder, who had disputed it. */
  paid: { charge_back: 'charged_back' },
  refused: { pay: 'paid', refund: 'refunding' },
  expired: { pay: 'paid', refund: 'refunding' },
  refunding: { finish: 'refunded' },
  refunded: { win_back: 'refunding' },
  charged_back: { win_back: 'paid' },
})
export type OrderPaymentState = z.output<typeof orderPaymentLife.State>

/** Decided by an operator or by the provider, whose later word counts. */
export const disputeLife = lifecycle({
  open: { win: 'won', lose: 'lost' },
  won: { lose: 'lost' },
  lost: { win: 'won' },
})
export type DisputeState = z.output<typeof disputeLife.State>
