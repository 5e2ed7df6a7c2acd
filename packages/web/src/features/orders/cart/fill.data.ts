import type { Input } from '@bra/contract/kit/api'
import { cart } from '@bra/contract/orders/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useDestination } from '../../people/addresses/destination.ts'
import { useCommand } from '../../../lib/command.ts'
import { currentSession } from '../../../lib/session.ts'
import { flagVisitorsCart } from '../../../lib/visitors-cart.ts'
import { useActiveCartQuery } from './active-cart.ts'

export function useFillCart() {
  const queries = useQueryClient()
  const { cep } = useDestination()
  const { queryKey } = useActiveCartQuery()
  return useCommand(cart.fill, {
    input: (body: Omit<Input<typeof cart.fill>['body'], 'cep'>) => ({ body: { ...body, cep } }),
    onMutate: () => {
      if (!currentSession()) flagVisitorsCart(true)
    },
    onSettled: async () => {
      // a first question that is still under way would answer with the cart of before, and is not asked again
      await queries.cancelQueries({ queryKey })
      await queries.invalidateQueries({ queryKey })
    },
  })
}
