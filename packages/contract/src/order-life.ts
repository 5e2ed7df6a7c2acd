import type { z } from 'zod'
import { lifecycle } from './states.ts'

/** What becomes of what one store, or the centre, sends. */
export const storeOrderLife = lifecycle({
  awaiting_payment: { pay: 'paid', expire: 'expired', cancel: 'cancelled' },
  paid: { pick: 'picking', post: 'shipped', ask_cancel: 'cancellation_requested', cancel: 'cancelled' },
  picking: {
    invoice: 'invoiced',
    pack: 'ready_to_ship',
    post: 'shipped',
    ask_cancel: 'cancellation_requested',
    cancel: 'cancelled',
  },
  invoiced: { pack: 'ready_to_ship', post: 'shipped', ask_cancel: 'cancellation_requested', cancel: 'cancelled' },
  ready_to_ship: { post: 'shipped', ask_cancel: 'cancellation_requested', cancel: 'cancelled' },
  shipped: { deliver: 'delivered', lose: 'lost' },
  delivered: { complete: 'completed', regret: 'return_authorised', ask_return: 'return_requested' },
  completed: {},
  /** Paid too late, or to be paid once more, it comes back while there is stock. */
  expired: { pay: 'paid', renew: 'awaiting_payment' },
  /** The store grants it by word or by silence; it goes on preparing it, or posts it, where it refuses. */
  cancellation_requested: { grant: 'cancelled', keep: 'picking', post: 'shipped' },
  cancelled: {},
  lost: { refund: 'refunded' },
  return_requested: { authorise: 'return_authorised', keep: 'delivered' },
  /** Never posted back, it stays with the buyer. */
  return_authorised: { send_back: 'returning', keep: 'delivered' },
  returning: { take_back: 'returned' },
  returned: { refund: 'refunded' },
  refunded: {},
})
export type StoreOrderState = z.output<typeof storeOrderLife.State>

/**
 * One attempt to pay an order. Intended until the provider has answered; money that came too late, twice or in another
 * amount goes back.
 */
export const orderPaymentLife = lifecycle({
  intended: { ask: 'pending', pay: 'paid', refuse: 'refused', expire: 'expired', refund: 'refunding' },
  pending: { pay: 'paid', refuse: 'refused', expire: 'expired', refund: 'refunding' },
  paid: {},
  refused: { pay: 'paid', refund: 'refunding' },
  expired: { pay: 'paid', refund: 'refunding' },
  refunding: { finish: 'refunded' },
  refunded: {},
})
export type OrderPaymentState = z.output<typeof orderPaymentLife.State>
