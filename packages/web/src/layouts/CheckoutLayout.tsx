import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useText } from '../lib/text.tsx'
import { loneLinkStyle } from '../ui/linkStyle.ts'
import { WorkFrame } from './WorkFrame.tsx'

/** Nothing to leave by accident: the name, the lock and help. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const actions = (
    <>
      <span className="ml-auto inline-flex items-center gap-2 text-label text-ink-2">
        <LockKeyhole aria-hidden size={16} strokeWidth={2} />
        {t('shell.secure')}
      </span>
      <Link to={paths.questions()} className={`${loneLinkStyle} text-label`}>
        {t('shell.help')}
      </Link>
    </>
  )
  return (
    <WorkFrame name={t('shell.brand')} actions={actions}>
      {children}
    </WorkFrame>
  )
}
