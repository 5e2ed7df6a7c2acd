import type { Reply } from '@bra/contract/api'
import { cart } from '@bra/contract/cart'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useDestination } from '../../lib/destination.ts'
import { ask } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'

export type CartReply = Reply<typeof cart.active>

/** The cart of a person with freight to the CEP, or else to the default address. */
export const activeCartQuery = (person: number, cep: string | undefined) =>
  ask(cart.active, { params: { id: person }, query: { cep } })

/** That of whoever is signed in. */
export function useActiveCartQuery() {
  const session = useSession()
  const { cep } = useDestination()
  return activeCartQuery(session?.user.id ?? 0, cep)
}

/** The cart of whoever is signed in; a visitor asks for nothing. `isFollowed` asks again whenever the page is looked at. */
export function useActiveCart<T = CartReply>(select?: (reply: CartReply) => T, isFollowed = false) {
  const session = useSession()
  return useQuery({
    ...useActiveCartQuery(),
    enabled: Boolean(session),
    placeholderData: session ? keepPreviousData : undefined,
    refetchOnWindowFocus: isFollowed && 'always',
    select,
  })
}

/** What a change has answered: one that was asked for before it, and comes after it, would take the cart back. */
export async function showCart(queries: QueryClient, queryKey: readonly unknown[], reply: CartReply) {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, reply)
}

/** How many of one offer are in the cart, from the store and from the centre together. */
export const unitsOf = (offerId: number) => (reply: CartReply) =>
  reply.result.groups
    .flatMap((group) => group.lines)
    .reduce((units, line) => units + (line.offer?.id === offerId ? line.quantity : 0), 0)
