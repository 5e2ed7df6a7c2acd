import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { Logo } from '../ui/Logo.tsx'
import { SkipLink } from '../ui/VisuallyHidden.tsx'
import { layoutTexts } from './texts.ts'

interface WorkFrameProps {
  name: string
  actions: ReactNode
  nav?: ReactNode
  children: ReactNode
}

export function WorkFrame({ name, actions, nav, children }: WorkFrameProps) {
  const t = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{t(layoutTexts.skip)}</SkipLink>
      <header className="sticky top-0 z-30 bg-surface shadow-bar">
        <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
          <Link
            to={paths.home()}
            className="grid rounded-control"
            aria-label={`${t(siteTexts.brand)}, ${t(siteTexts.home)}`}
          >
            <Logo name={name} />
          </Link>
          {actions}
        </div>
        {nav}
      </header>
      <main id="main" tabIndex={-1} className="page flex-1 pt-5 pb-14 **:scroll-mt-8">
        {children}
      </main>
    </div>
  )
}
