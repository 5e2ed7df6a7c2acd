import type { Order } from '@bra/contract/orders.schemas'

const linesOf = (order: Order) => order.store_orders.flatMap(({ lines }) => lines)

/** What is asked for once more, from wherever there is enough of it now. */
export const itemsAgain = (order: Order) =>
  linesOf(order).flatMap(({ offer_id: id, quantity }) => (id === null ? [] : [{ id, quantity, bra_center: null }]))

/** What did not go in, by the names of the order; no text where its offer is gone since. */
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
