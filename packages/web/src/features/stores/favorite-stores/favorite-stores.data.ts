import { favoriteStores } from '@bra/contract/stores/favorite-stores'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

const favoriteStoresQuery = ask(favoriteStores.list, {})

/** Undefined until the stores are known, and for visitors. */
export function useFavoriteStores() {
  const session = useSession()
  return useQuery({ ...favoriteStoresQuery, enabled: Boolean(session) }).data?.stores
}

export function useToggleStore() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (store_id: number) => callEndpoint(call, favoriteStores.toggle, { body: { store_id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: favoriteStoresQuery.queryKey }),
  })
}
