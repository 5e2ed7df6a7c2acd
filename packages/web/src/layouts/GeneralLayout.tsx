import type { ReactNode } from 'react'
import { useText } from '../lib/text.tsx'
import { SkipLink } from '../ui/VisuallyHidden.tsx'
import { TileBand } from '../ui/TileBand.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { CategoryBar } from './header/CategoryBar.tsx'
import { GeneralHeader } from './header/GeneralHeader.tsx'

/** Header and footer of the open shop. */
export function GeneralLayout({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <GeneralHeader />
      <CategoryBar />
      <TileBand className="flex-none" />
      <main id="main" tabIndex={-1} className="page flex-1 pt-2 pb-14 sm:pt-5">
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  )
}
