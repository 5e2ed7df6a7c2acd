import type { Input } from '@bra/contract/kit/api'
import { baskets } from '@bra/contract/shopping/baskets'
import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { useCommand } from '../../../lib/command.ts'
import { useDestination } from '../../people/addresses/destination.ts'

export type Wanted = Omit<Input<typeof baskets.best>['body'], 'cep' | 'uf'>

export function useBestBasket() {
  const { cep } = useDestination()
  return useCommand(baskets.best, { input: (wanted: Wanted) => ({ body: { ...wanted, cep } }) })
}

export interface TakenLine {
  id: number
  text: string
}

/** Builds the call that puts the found offers into the cart in place of the lines that the list came from. */
export const fillingOf = (found: BestBasket, taken: TakenLine[]) => ({
  items: itemsOf(found),
  replaces: replacedBy(found, taken),
})

const itemsOf = ({ stores }: BestBasket) =>
  stores.flatMap(({ store, items }) =>
    items.map(({ listing_id: id, quantity }) => ({ id, quantity, bra_center: store === null })),
  )

/** A line of the cart that was found nowhere else stays in the cart. */
function replacedBy({ lines, unknown }: BestBasket, taken: TakenLine[]) {
  const nowhere = [...unknown, ...lines.filter(({ missing, quantity }) => missing === quantity)]
  const kept = new Set(nowhere.map(({ text }) => text))
  return [...new Set(taken.filter(({ text }) => !kept.has(text)).map(({ id }) => id))]
}
