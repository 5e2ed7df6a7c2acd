import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'

const StandardButton = lazyPart(async () => (await import('./StandardButton.tsx')).StandardButton)

export const StandardPlace = ({ brief }: { brief?: boolean }) => (
  <Suspense>
    <StandardButton brief={brief} />
  </Suspense>
)
