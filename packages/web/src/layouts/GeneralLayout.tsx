import { type ReactNode, useEffect } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useText } from '../lib/text.tsx'
import { whenAtLeisure } from '../ui/leisure.ts'
import { SkipLink } from '../ui/VisuallyHidden.tsx'
import { TileBand } from '../ui/TileBand.tsx'
import { WhenNear } from '../ui/WhenNear.tsx'
import { BottomBar } from './BottomBar.tsx'
import { CategoryBar } from './header/CategoryBar.tsx'
import { GeneralHeader } from './header/GeneralHeader.tsx'
import { layoutTexts } from './texts.ts'

const Footer = lazyPart(async () => (await import('./Footer.tsx')).Footer)

export function GeneralLayout({ children }: { children: ReactNode }) {
  const t = useText()
  useEffect(() => whenAtLeisure(() => void import('./bars-away.ts').then(({ watchBars }) => watchBars())), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{t(layoutTexts.skip)}</SkipLink>
      <GeneralHeader />
      <CategoryBar />
      <TileBand className="flex-none max-sm:hidden" />
      <main id="main" tabIndex={-1} className="page flex-1 pt-2 pb-14 sm:pt-5">
        {children}
      </main>
      <WhenNear className="off-window mt-auto [--room:83rem] md:[--room:57rem] lg:[--room:23.5rem]">
        <Footer />
      </WhenNear>
      <BottomBar />
    </div>
  )
}
