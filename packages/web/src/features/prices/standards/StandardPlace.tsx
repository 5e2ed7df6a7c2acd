import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'

const StandardButton = lazyPart(async () => (await import('./StandardButton.tsx')).StandardButton)

/** Says by which standard the prices around it are told, one press away from another. */
export const StandardPlace = ({ brief }: { brief?: boolean }) => (
  <Suspense>
    <StandardButton brief={brief} />
  </Suspense>
)
