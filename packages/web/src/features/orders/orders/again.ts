import type { Order } from '@bra/contract/orders/orders.schemas'

const linesOf = (order: Order) => order.store_orders.flatMap(({ lines }) => lines)

/** Returns the order's offers as cart items; null for `bra_center` takes them from wherever there are enough. */
export const itemsAgain = (order: Order) =>
  linesOf(order).flatMap(({ offer_id: id, quantity }) => (id === null ? [] : [{ id, quantity, bra_center: null }]))

/** Lists what was not added, by the names in the order; `text` is null if the offer no longer exists. */
export function leftOf(order: Order, refused: { id: number; quantity: number; text: string }[]) {
  const lines = linesOf(order)
  const gone = lines.flatMap(({ offer_id: id, name, quantity }) =>
    id === null ? [{ name, quantity, text: null }] : [],
  )
  const named = refused.map(({ id, quantity, text }) => ({
    name: lines.find((line) => line.offer_id === id)!.name,
    ...{ quantity, text },
  }))
  return [...named, ...gone]
}
