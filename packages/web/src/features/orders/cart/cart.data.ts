import type { Input } from '@bra/contract/kit/api'
import { cart } from '@bra/contract/orders/cart'
import type { CartLine } from '@bra/contract/orders/cart.schemas'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { useEnv } from '../../../lib/env.ts'
import { type CartReply, showCart, useActiveCartQuery } from './active-cart.ts'
import { complainOfCart } from './add-to-cart.ts'

const KEY = ['cart']

type Endpoint = typeof cart.add | typeof cart.update | typeof cart.remove | typeof cart.chooseShipping

/** Runs changes one after the other; each answers with the whole cart, and a refusal reloads it. */
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
    /** Shows the quantity that the person set while the server is being told. */
    quantity: update.isPending ? Number(update.variables.quantity) : line.quantity,
    set: (quantity: number) => update.mutate({ ...nameOf(line), quantity, agrees: false }),
    /** Accepts the current price and copy. */
    agree: () => update.mutate({ ...nameOf(line), quantity: line.quantity }),
    /** `onRemoved` runs after the server's answer, when the line is no longer on the page. */
    remove: (onRemoved: () => void) => void remove.mutateAsync(nameOf(line)).then(onRemoved, () => undefined),
    putBack: () =>
      line.offer &&
      add.mutate({ ...{ id: line.offer.id, quantity: line.quantity }, bra_center: line.bra_center, place: line.place }),
  }
}

/** Accepts every changed line: sold-out ones are removed, short ones are reduced to what is left. */
export function useAcceptChanges() {
  const update = useCartChange(cart.update)
  const remove = useCartChange(cart.remove)
  return async (lines: CartLine[]) => {
    for (const line of lines) {
      const quantity = Math.min(line.quantity, line.available)
      // The change itself shows a refusal, and the remaining changes stay on the page.
      if (quantity === 0) await remove.mutateAsync(nameOf(line)).catch(() => undefined)
      else await update.mutateAsync({ ...nameOf(line), quantity }).catch(() => undefined)
    }
  }
}

export const useChooseShipping = () => useCartChange(cart.chooseShipping)

export const useIsChanging = () => useIsMutating({ mutationKey: KEY }) > 0
