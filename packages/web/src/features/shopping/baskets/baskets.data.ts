import type { Input } from '@bra/contract/api'
import { baskets } from '@bra/contract/baskets'
import type { BestBasket } from '@bra/contract/baskets.schemas'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../lib/call.ts'
import { useDestination } from '../../lib/destination.ts'
import { useCall } from '../../lib/env.ts'

export type Wanted = Omit<Input<typeof baskets.best>['body'], 'cep' | 'uf'>

/** The cheapest way to have a list at the visitor's CEP. */
export function useBestBasket() {
  const call = useCall()
  const { cep } = useDestination()
  return useMutation({
    mutationFn: (wanted: Wanted) => callEndpoint(call, baskets.best, { body: { ...wanted, cep } }),
  })
}

/** A line of the cart, as it was written into the list. */
export interface TakenLine {
  id: number
  text: string
}

/** What puts that which was found into the cart, for the lines of it that the list was taken from. */
export const fillingOf = (found: BestBasket, taken: TakenLine[]) => ({
  items: itemsOf(found),
  replaces: replacedBy(found, taken),
})

const itemsOf = ({ stores }: BestBasket) =>
  stores.flatMap(({ store, items }) =>
    items.map(({ listing_id: id, quantity }) => ({ id, quantity, bra_center: store === null })),
  )

/** What nobody else has stays in the cart as it is. */
function replacedBy({ lines, unknown }: BestBasket, taken: TakenLine[]) {
  const nowhere = [...unknown, ...lines.filter(({ missing, quantity }) => missing === quantity)]
  const kept = new Set(nowhere.map(({ text }) => text))
  return [...new Set(taken.filter(({ text }) => !kept.has(text)).map(({ id }) => id))]
}
