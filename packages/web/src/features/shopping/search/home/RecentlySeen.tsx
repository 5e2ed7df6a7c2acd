import { useQuery } from '@tanstack/react-query'
import { guestId } from '../../../../lib/guest.ts'
import { useSession } from '../../../../lib/session.ts'
import { useText } from '../../../../lib/text.tsx'
import { useLeisure } from '../../../../ui/useLeisure.ts'
import { ProductShelf } from '../ProductShelf.tsx'
import { recentlySeenQuery } from './home.data.ts'
import { homeTexts } from './texts.ts'

/** The server does not draw the row, because it depends on the person or browser. */
export function RecentlySeen() {
  const session = useSession()
  return useLeisure() && <SeenBy guest={session ? undefined : guestId()} />
}

function SeenBy({ guest }: { guest: string | undefined }) {
  const t = useText()
  const { data: seen } = useQuery({ ...recentlySeenQuery(guest), staleTime: 0 })
  return <ProductShelf title={t(homeTexts.recent)} products={seen?.products ?? []} />
}
