import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useText } from '../lib/text.tsx'
import { Logo } from '../ui/Logo.tsx'
import { loneLinkStyle } from '../ui/linkStyle.ts'
import { SkipLink } from '../ui/VisuallyHidden.tsx'

/** Nothing to leave by accident: the name, the lock and help. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <header className="sticky top-0 z-30 bg-surface shadow-bar">
        <div className="page flex items-center gap-4 py-2.5">
          <Link to={paths.home()} className="rounded-control" aria-label={`${t('shell.brand')}, ${t('shell.home')}`}>
            <Logo name={t('shell.brand')} />
          </Link>
          <span className="ml-auto inline-flex items-center gap-2 text-label text-ink-2">
            <LockKeyhole aria-hidden size={16} strokeWidth={2} />
            {t('shell.secure')}
          </span>
          <Link to={paths.questions()} className={`${loneLinkStyle} text-label`}>
            {t('shell.help')}
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page flex-1 pt-5 pb-14">
        {children}
      </main>
    </div>
  )
}
