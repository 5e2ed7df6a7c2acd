import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { guestId } from '../../../lib/guest.ts'
import { useText } from '../../../lib/text.tsx'
import { ProductShelf } from '../product/ProductShelf.tsx'
import { recentlySeenQuery } from './home.data.ts'

const never = () => () => undefined

/** What this browser looked at last; the server's first drawing knows nothing of it. */
export function RecentlySeen() {
  const guest = useSyncExternalStore(never, guestId, () => null)
  return guest && <SeenBy guest={guest} />
}

function SeenBy({ guest }: { guest: string }) {
  const t = useText()
  const { data: seen } = useQuery({ ...recentlySeenQuery(guest), staleTime: 0 })
  return <ProductShelf title={t('home.recent')} products={seen?.products ?? []} />
}
