import type { Input } from '@bra/contract/kit/api'
import { cart } from '@bra/contract/orders/cart'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { useCall } from '../../../lib/env.ts'
import { useActiveCartQuery } from './active-cart.ts'

/** Puts many offers into the cart at once and tells which were refused. */
export function useFillCart() {
  const call = useCall()
  const queries = useQueryClient()
  const { cep } = useDestination()
  const { queryKey } = useActiveCartQuery()
  return useMutation({
    mutationFn: (body: Omit<Input<typeof cart.fill>['body'], 'cep'>) =>
      callEndpoint(call, cart.fill, { body: { ...body, cep } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Joins "Curupira: Esgotado." of each line, without repetitions. */
export const leftInWords = (left: { name: string | null; text: string }[]) =>
  [...new Set(left.map(({ name, text }) => (name ? `${name}: ${text}` : text)))].join(' ')
