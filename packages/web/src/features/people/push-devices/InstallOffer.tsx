import { Suspense, useEffect, useState } from 'react'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { whenAtLeisure } from '../../../ui/leisure.ts'
import { wantsOffer } from './install-days.ts'

const InstallBar = partOfBrowser(async () => (await import('./InstallBar.tsx')).InstallBar)

/** The script of the offer is loaded only for people who come back. */
export function InstallOffer() {
  const [isShown, setShown] = useState(false)
  useEffect(() => whenAtLeisure(() => setShown(wantsOffer(localStorage, new Date()))), [])
  return <Suspense>{isShown && <InstallBar />}</Suspense>
}
