import { stores } from '@bra/contract/stores/stores'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { refusePage } from '../../../lib/page.ts'
import { idOf } from '../../../lib/paths.ts'
import { ask } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { ownStoreTexts } from './own-store-texts.ts'

export const ownStoresQuery = ask(stores.own, {})

const LAST = 'last_store'

/** The signed-in person's stores, and the current one: named by the address, or the last one used. */
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

/** The store that the address names, undefined while loading. A store of somebody else answers 404. */
export function useStoreOfPage() {
  const t = useText()
  const { current, isPending } = useOwnStores()
  if (!current && !isPending) refusePage({ status: 404, code: 'store_not_found', message: t(ownStoreTexts.noStore) })
  return current
}
