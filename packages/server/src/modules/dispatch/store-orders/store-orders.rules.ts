import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { StoreAction } from '@bra/contract/dispatch/store-orders.schemas'

const open: Partial<Record<StoreOrderState, StoreAction[]>> = {
  paid: ['pick', 'post', 'check_card', 'lack', 'cancel'],
  picking: ['pack', 'post', 'check_card', 'lack', 'cancel'],
  invoiced: ['pack', 'post', 'check_card', 'lack', 'cancel'],
  ready_to_ship: ['post', 'check_card', 'lack', 'cancel'],
  cancellation_requested: ['cancel', 'keep', 'post'],
  return_requested: ['authorise', 'keep'],
  shipped: ['claim_arrival'],
  delivered: ['give_back'],
  return_authorised: ['take_back'],
  returning: ['take_back', 'contest'],
}

interface SentFacts {
  state: StoreOrderState
  store: object | null
  return_contested_at: Date | string | null
  loss_warned_at: Date | string | null
  arrival_claimed_at: Date | string | null
}

/** Decides which actions the page offers, and which the calls let through. */
export const senderActionsOf = (sent: SentFacts): StoreAction[] =>
  (open[sent.state] ?? []).filter((action) => {
    if (action === 'contest') return sent.return_contested_at === null
    if (action === 'give_back' || action === 'lack' || action === 'check_card') return sent.store !== null
    if (action === 'claim_arrival') return mayClaim(sent)
    return true
  })

// operators decide at once about parcels that the centre sent
const mayClaim = ({ store, loss_warned_at: warnedAt, arrival_claimed_at: claimedAt }: SentFacts) =>
  store !== null && warnedAt !== null && claimedAt === null

/** A store may do nothing with parcels that the centre sends, as operators move them. */
export const saleActionsOf = (sale: SentFacts & { bra_center: boolean }): StoreAction[] =>
  sale.bra_center ? [] : senderActionsOf(sale)
