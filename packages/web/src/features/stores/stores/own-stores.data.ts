import { stores } from '@bra/contract/stores'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { refusePage } from '../../lib/page.ts'
import { idOf } from '../../lib/paths.ts'
import { ask } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'

export const ownStoresQuery = ask(stores.own, {})

/** Which store the person worked at last, in this browser. */
const LAST = 'last_store'

/** The stores of the person who is signed in, and the one that the page is about: named by the address, or the last one. */
export function useOwnStores() {
  const session = useSession()
  const { store_id: named } = useParams()
  const { data, isPending } = useQuery({ ...ownStoresQuery, enabled: Boolean(session) })
  const stores = data?.stores ?? []
  const namedId = idOf(named)
  const wanted = namedId ?? (data ? Number(localStorage.getItem(LAST)) : null)
  const found = stores.find(({ id }) => id === wanted)
  const current = namedId ? found : (found ?? stores[0])
  useEffect(() => {
    if (current) localStorage.setItem(LAST, String(current.id))
  }, [current])
  return { stores, current, isPending }
}

/** The store that the address names, once it is known; whoever does not own it is told that there is none. */
export function useStoreOfPage() {
  const { current, isPending } = useOwnStores()
  if (!current && !isPending) refusePage({ status: 404, code: 'store_not_found' })
  return current
}
