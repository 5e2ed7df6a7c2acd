import type { Input } from '@bra/contract/kit/api'
import { cart } from '@bra/contract/orders/cart'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { useCall } from '../../../lib/env.ts'
import { currentSession } from '../../../lib/session.ts'
import { flagVisitorsCart } from '../../../lib/visitors-cart.ts'
import { useActiveCartQuery } from './active-cart.ts'

export function useFillCart() {
  const call = useCall()
  const queries = useQueryClient()
  const { cep } = useDestination()
  const { queryKey } = useActiveCartQuery()
  return useMutation({
    mutationFn: (body: Omit<Input<typeof cart.fill>['body'], 'cep'>) => {
      if (!currentSession()) flagVisitorsCart(true)
      return callEndpoint(call, cart.fill, { body: { ...body, cep } })
    },
    onSettled: async () => {
      // a first question that is still under way would answer with the cart of before, and is not asked again
      await queries.cancelQueries({ queryKey })
      await queries.invalidateQueries({ queryKey })
    },
  })
}
