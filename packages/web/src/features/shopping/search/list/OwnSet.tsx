import { Suspense } from 'react'
import { partOfBrowser } from '../../../../lib/lazy-part.tsx'
import { useSession } from '../../../../lib/session.ts'

const SetInCollection = partOfBrowser(
  async () => (await import('../../collections/SetInCollection.tsx')).SetInCollection,
)

export function OwnSet({ id }: { id: number }) {
  const session = useSession()
  return <Suspense>{session && <SetInCollection id={id} />}</Suspense>
}
