import { cart } from '@bra/contract/orders/cart'
import type { CartLine } from '@bra/contract/orders/cart.schemas'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useDestination } from '../../people/addresses/destination.ts'
import { useCommand } from '../../../lib/command.ts'
import { useText } from '../../../lib/text.tsx'
import { showCart, useActiveCartQuery } from './active-cart.ts'
import { complainOfCart } from './add-to-cart.ts'

const KEY = ['cart']

type Endpoint = typeof cart.add | typeof cart.update | typeof cart.remove | typeof cart.chooseShipping

/** Runs changes one after the other; each answers with the whole cart, and a refusal reloads it. */
function useCartChange<E extends Endpoint>(endpoint: E) {
  const t = useText()
  const queries = useQueryClient()
  const { queryKey } = useActiveCartQuery()
  return useCommand(endpoint, {
    mutationKey: KEY,
    scope: { id: 'cart' },
    onSuccess: (reply) => showCart(queries, queryKey, reply),
    onError: (error) => {
      complainOfCart(error, t)
      void queries.invalidateQueries({ queryKey })
    },
  })
}

/** Names a line of the cart; the freight of the answer is to this CEP. */
const named = ({ id, bra_center }: CartLine, cep: string | undefined) => ({ id, bra_center, cep })

export function useLine(line: CartLine) {
  const { cep } = useDestination()
  const update = useCartChange(cart.update)
  const remove = useCartChange(cart.remove)
  const add = useCartChange(cart.add)
  return {
    /** Shows the quantity that the person set while the server is being told. */
    quantity: update.isPending ? Number(update.variables.body.quantity) : line.quantity,
    set: (quantity: number) => update.mutate({ body: { ...named(line, cep), quantity, agrees: false } }),
    /** Accepts the current price and copy. */
    agree: () => update.mutate({ body: { ...named(line, cep), quantity: line.quantity } }),
    /** `onRemoved` runs after the server's answer, when the line is no longer on the page. */
    remove: (onRemoved: () => void) =>
      void remove.mutateAsync({ body: named(line, cep) }).then(onRemoved, () => undefined),
    putBack: () =>
      line.offer &&
      add.mutate({ body: { ...named(line, cep), id: line.offer.id, quantity: line.quantity, place: line.place } }),
  }
}

/** Accepts every changed line: sold-out ones are removed, short ones are reduced to what is left. */
export function useAcceptChanges() {
  const { cep } = useDestination()
  const update = useCartChange(cart.update)
  const remove = useCartChange(cart.remove)
  return async (lines: CartLine[]) => {
    for (const line of lines) {
      const quantity = Math.min(line.quantity, line.available)
      // The change itself shows a refusal, and the remaining changes stay on the page.
      if (quantity === 0) await remove.mutateAsync({ body: named(line, cep) }).catch(() => undefined)
      else await update.mutateAsync({ body: { ...named(line, cep), quantity } }).catch(() => undefined)
    }
  }
}

export const useChooseShipping = () => useCartChange(cart.chooseShipping)

export const useIsChanging = () => useIsMutating({ mutationKey: KEY }) > 0
