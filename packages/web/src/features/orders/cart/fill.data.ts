import type { Input } from '@bra/contract/api'
import { cart } from '@bra/contract/cart'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../lib/call.ts'
import { useDestination } from '../../lib/destination.ts'
import { useCall } from '../../lib/env.ts'
import { useActiveCartQuery } from './active-cart.ts'

/** Puts many offers into the cart at once, and tells which did not go in. */
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

/** "Curupira: Esgotado." of each, once. */
export const leftInWords = (left: { name: string | null; text: string }[]) =>
  [...new Set(left.map(({ name, text }) => (name ? `${name}: ${text}` : text)))].join(' ')
