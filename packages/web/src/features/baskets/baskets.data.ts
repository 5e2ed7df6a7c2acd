import type { Input } from '@bra/contract/api'
import { baskets } from '@bra/contract/baskets'
import type { BestBasket } from '@bra/contract/baskets.schemas'
import { cart } from '@bra/contract/cart'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../lib/call.ts'
import { useDestination } from '../../lib/destination.ts'
import { useCall } from '../../lib/env.ts'
import { useActiveCartQuery } from '../cart/active-cart.ts'

export type Wanted = Omit<Input<typeof baskets.best>['body'], 'cep' | 'uf'>

/** The cheapest way to have a list at the visitor's CEP. */
export function useBestBasket() {
  const call = useCall()
  const { cep } = useDestination()
  return useMutation({
    mutationFn: (wanted: Wanted) => callEndpoint(call, baskets.best, { body: { ...wanted, cep } }),
  })
}

/** Puts what was found into the cart, one offer after the other; answers how many units did not go in. */
export function useFillCart() {
  const call = useCall()
  const { queryKey } = useActiveCartQuery()
  const queries = useQueryClient()
  const { cep } = useDestination()
  return useMutation({
    mutationFn: async ({ stores }: BestBasket) => {
      let left = 0
      const items = stores.flatMap(({ store, items }) => items.map((item) => ({ ...item, bra_center: store === null })))
      for (const { listing_id, quantity, bra_center } of items) {
        const body = { id: listing_id, quantity, bra_center, cep }
        await callEndpoint(call, cart.add, { body }).catch(() => (left += quantity))
      }
      await queries.invalidateQueries({ queryKey })
      return left
    },
  })
}
