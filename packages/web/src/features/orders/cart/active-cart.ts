import type { Reply } from '@bra/contract/kit/api'
import { cart } from '@bra/contract/orders/cart'
import { keepPreviousData, notifyManager, type QueryClient, useQuery } from '@tanstack/react-query'
import { useDestination } from '../../people/addresses/destination.ts'
import { ask } from '../../../lib/query.ts'
import { useVisitorsCart } from '../../../lib/visitors-cart.ts'
import { useSession } from '../../../lib/session.ts'
import { useEnv } from '../../../lib/env.ts'

export type CartReply = Reply<typeof cart.active>

/** Asks for the cart with freight to the CEP, or to the default address if there is none; 0 is a visitor. */
export const activeCartQuery = (person: number, cep: string | undefined) =>
  person === 0 ? ask(cart.ofVisitor, { body: { cep } }) : ask(cart.active, { params: { id: person }, query: { cep } })

export function useActiveCartQuery() {
  const session = useSession()
  const { cep } = useDestination()
  return activeCartQuery(session?.user.id ?? 0, cep)
}

/** Reads the cart of the person or of this browser; `isFollowed` asks again at each window focus. */
export function useActiveCart<T = CartReply>(select?: (reply: CartReply) => T, isFollowed = false) {
  const person = useSession()?.user.id ?? 0
  const isVisitors = useVisitorsCart()
  const env = useEnv()
  const { cep } = useDestination()
  const isAsked = person > 0 || isVisitors
  const query = activeCartQuery(person, cep)
  // The cart of a visitor is taken over into the account before the account's cart is shown.
  const queryFn = async () => (await import('./joining.ts')).joinCarts(env, cep)
  return useQuery({
    ...query,
    // The server drew the parts that are hydrated later without a cart, so they must not find what the header has read.
    ...(!isAsked && { queryKey: [...query.queryKey, 'not asked'] }),
    ...(person && isVisitors && { staleTime: 0, queryFn }),
    enabled: isAsked,
    placeholderData: person ? keepPreviousData : undefined,
    refetchOnWindowFocus: isFollowed && 'always',
    select,
  })
}

/** Cancels older requests, which would undo the change; resolves once the cart is drawn, or the button flickers. */
export async function showCart(queries: QueryClient, queryKey: readonly unknown[], reply: CartReply) {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, reply)
  await new Promise<void>((told) => notifyManager.schedule(told))
}

/** Counts the units of one offer in the cart, from the store and from the centre together. */
export const unitsOf = (offerId: number) => (reply: CartReply) =>
  reply.result.groups
    .flatMap((group) => group.lines)
    .reduce((units, line) => units + (line.offer?.id === offerId ? line.quantity : 0), 0)
