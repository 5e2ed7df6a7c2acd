import type { BuyerAction, StoreOrder } from '@bra/contract/orders/orders.schemas'

export interface WholeSale {
  action: Extract<BuyerAction, 'cancel' | 'ask_cancel' | 'regret'>
  others: StoreOrder[]
}

const actions: WholeSale['action'][] = ['cancel', 'ask_cancel', 'regret']

/** Returns the parcels of the same sender that may go back with this one; null unless it is the first of several. */
export function wholeSaleOf(parcel: StoreOrder, parcels: StoreOrder[]): WholeSale | null {
  const action = actions.find((each) => parcel.actions.includes(each))
  if (!action) return null
  const alike = parcels.filter(({ store, actions }) => store?.id === parcel.store?.id && actions.includes(action))
  return alike.length > 1 && alike[0]!.id === parcel.id ? { action, others: alike.slice(1) } : null
}
