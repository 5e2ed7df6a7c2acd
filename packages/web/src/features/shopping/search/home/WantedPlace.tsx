import { Suspense } from 'react'
import { partOfBrowser } from '../../../../lib/lazy-part.tsx'
import { useSession } from '../../../../lib/session.ts'
import { useLeisure } from '../../../../ui/useLeisure.ts'

const WantedRow = partOfBrowser(async () => (await import('./WantedRow.tsx')).WantedRow)

/** Script and answer come once the page is at rest. */
export function WantedPlace() {
  const session = useSession()
  const isLeisure = useLeisure()
  return <Suspense>{session && isLeisure && <WantedRow />}</Suspense>
}
