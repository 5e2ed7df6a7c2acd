import type { z } from 'zod'
import { lifecycle } from '../kit/states.ts'

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
  /** A late payment or a new attempt revives it while there is stock. */
  expired: { pay: 'paid', renew: 'awaiting_payment' },
  /** Silence grants the request. A store that refuses goes on preparing the parcel, or posts it. */
  cancellation_requested: { grant: 'cancelled', keep: 'picking', post: 'shipped', charge_back: 'cancelled' },
  cancelled: {},
  lost: { refund: 'refunded', charge_back: 'refunded' },
  return_requested: { authorise: 'return_authorised', keep: 'delivered', charge_back: 'refunded' },
  /** If it is never posted back the buyer keeps it; some buyers hand it over in person. */
  return_authorised: { send_back: 'returning', take_back: 'returned', keep: 'delivered', charge_back: 'refunded' },
  /** `uphold`: the store says that it never came, and an operator agrees. */
  returning: { take_back: 'returned', uphold: 'completed', charge_back: 'refunded' },
  returned: { refund: 'refunded', charge_back: 'refunded' },
  /** The bank gives a charged-back payment back to us, while the buyer has the goods. */
  refunded: { win_back: 'completed' },
})
export type StoreOrderState = z.output<typeof storeOrderLife.State>

/** An operator or the provider decides; a later word of the provider counts. */
export const disputeLife = lifecycle({
  open: { win: 'won', lose: 'lost' },
  won: { lose: 'lost' },
  lost: { win: 'won' },
})
export type DisputeState = z.output<typeof disputeLife.State>
