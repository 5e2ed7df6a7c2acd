import type { StoreOrderState } from '@bra/contract/order-life'
import type { StoreAction } from '@bra/contract/store-orders.schemas'

const open: Partial<Record<StoreOrderState, StoreAction[]>> = {
  paid: ['pick', 'post', 'cancel'],
  picking: ['pack', 'post', 'cancel'],
  invoiced: ['pack', 'post', 'cancel'],
  ready_to_ship: ['post', 'cancel'],
  cancellation_requested: ['cancel', 'keep', 'post'],
  return_requested: ['authorise', 'keep'],
  returning: ['take_back', 'contest'],
}

interface SentFacts {
  state: StoreOrderState
  return_contested_at: Date | string | null
}

/** The one place that decides: what is offered is what the calls let through. */
export const senderActionsOf = ({ state, return_contested_at: contestedAt }: SentFacts): StoreAction[] =>
  (open[state] ?? []).filter((action) => action !== 'contest' || contestedAt === null)

/** What a store may do: what the centre sends, operators move. */
export const saleActionsOf = (sale: SentFacts & { bra_center: boolean }): StoreAction[] =>
  sale.bra_center ? [] : senderActionsOf(sale)
