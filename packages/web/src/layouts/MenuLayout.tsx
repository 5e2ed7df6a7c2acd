import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { Logo } from '../ui/Logo.tsx'
import { SkipLink } from '../ui/VisuallyHidden.tsx'
import { layoutTexts } from './texts.ts'

/** The side menu of a phone as a page of its own; Esc and the cross go back to where it was opened. */
export function MenuLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const go = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && leave()
    const leave = () => (cameFromHere() ? void go(-1) : void go(paths.home()))
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [go])
  return (
    <div className="min-h-dvh bg-surface">
      <SkipLink target="main">{t(layoutTexts.skip)}</SkipLink>
      <header className="page flex items-center justify-between py-2.5 shadow-bar">
        <Link to={paths.home()} className="rounded-control" aria-label={`${t(siteTexts.brand)}, ${t(siteTexts.home)}`}>
          <Logo name={t(siteTexts.brand)} />
        </Link>
        <Link
          to={paths.home()}
          aria-label={t(siteTexts.close)}
          className="grid size-11 place-items-center rounded-control"
          onClick={(event) => {
            if (!cameFromHere()) return
            event.preventDefault()
            void go(-1)
          }}
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="page py-5">
        {children}
      </main>
    </div>
  )
}

/** The router counts its own steps: above zero there is a page of ours to go back to. */
const cameFromHere = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0
