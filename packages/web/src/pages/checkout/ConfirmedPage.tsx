import { useSearchParams } from 'react-router'
import { ConfirmedView } from '../../features/orders/checkout/confirmed/ConfirmedView.tsx'
import { NoOrder } from '../../features/orders/checkout/confirmed/NoOrder.tsx'
import { PageSkeleton } from '../../layouts/PageSkeleton.tsx'
import { idOf } from '../../lib/paths.ts'
import { useKnownSession } from '../../lib/session.ts'

/** The address names the order (`?pedido=`), so that the page can be loaded again. */
export default function ConfirmedPage() {
  const session = useKnownSession()
  const [query] = useSearchParams()
  const id = idOf(query.get('pedido') ?? undefined)
  if (session === undefined) return <PageSkeleton />
  return id === null || !session ? <NoOrder /> : <ConfirmedView key={id} id={id} />
}
