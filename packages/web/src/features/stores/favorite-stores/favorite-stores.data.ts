import { favoriteStores } from '@bra/contract/stores/favorite-stores'
import { useQuery } from '@tanstack/react-query'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { ask } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

const favoriteStoresQuery = ask(favoriteStores.list, {})

/** Undefined until the stores are known, and for visitors. */
export function useFavoriteStores() {
  const session = useSession()
  return useQuery({ ...favoriteStoresQuery, enabled: Boolean(session) }).data?.stores
}

export const useToggleStore = () => useCommand(favoriteStores.toggle, { onSettled: useRefresh([favoriteStoresQuery]) })
