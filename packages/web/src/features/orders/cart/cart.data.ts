import type { Input } from '@bra/contract/api'
import { cart } from '@bra/contract/cart'
import type { CartLine } from '@bra/contract/cart.schemas'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../lib/call.ts'
import { useDestination } from '../../lib/destination.ts'
import { useEnv } from '../../lib/env.ts'
import { type CartReply, showCart, useActiveCartQuery } from './active-cart.ts'
import { complainOfCart } from './add-to-cart.ts'

const KEY = ['cart']

type Endpoint = typeof cart.add | typeof cart.update | typeof cart.remove | typeof cart.chooseShipping

/** One change after the other, each answered with the cart as it is then; what is refused is read anew. */
function useCartChange<E extends Endpoint>(endpoint: E) {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const { cep } = useDestination()
  const { queryKey } = useActiveCartQuery()
  return useMutation({
    mutationKey: KEY,
    scope: { id: 'cart' },
    mutationFn: (body: Omit<Input<E>['body'], 'cep'>) =>
      callEndpoint(call, endpoint, { body: { ...body, cep } } as unknown as Input<E>) as Promise<CartReply>,
    onSuccess: (reply) => showCart(queries, queryKey, reply),
    onError: (error) => {
      complainOfCart(error, t)
      void queries.invalidateQueries({ queryKey })
    },
  })
}

const nameOf = ({ id, bra_center }: CartLine) => ({ id, bra_center })

export function useLine(line: CartLine) {
  const update = useCartChange(cart.update)
  const remove = useCartChange(cart.remove)
  const add = useCartChange(cart.add)
  return {
    /** As the person last set it, while the server is told. */
    quantity: update.isPending ? Number(update.variables.quantity) : line.quantity,
    set: (quantity: number) => update.mutate({ ...nameOf(line), quantity, agrees: false }),
    /** To the price and the copy as they are now. */
    agree: () => update.mutate({ ...nameOf(line), quantity: line.quantity }),
    /** The line is gone from the page by the time that it is told. */
    remove: (onRemoved: () => void) => void remove.mutateAsync(nameOf(line)).then(onRemoved, () => undefined),
    putBack: () =>
      line.offer && add.mutate({ id: line.offer.id, quantity: line.quantity, bra_center: line.bra_center }),
  }
}

/** Takes every line as it is now: what is gone goes, what is short is bought as far as it lasts. */
export function useAcceptChanges() {
  const update = useCartChange(cart.update)
  const remove = useCartChange(cart.remove)
  return async (lines: CartLine[]) => {
    for (const line of lines) {
      const quantity = Math.min(line.quantity, line.available)
      // a refusal is told by the change itself, and what is left of the changes stays on the page
      if (quantity === 0) await remove.mutateAsync(nameOf(line)).catch(() => undefined)
      else await update.mutateAsync({ ...nameOf(line), quantity }).catch(() => undefined)
    }
  }
}

export const useChooseShipping = () => useCartChange(cart.chooseShipping)

/** Whether a change is on its way: sums are about to follow. */
export const useIsChanging = () => useIsMutating({ mutationKey: KEY }) > 0
