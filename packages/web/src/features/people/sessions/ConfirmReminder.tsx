import { MailWarning, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useIsActivated } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { sessionTexts } from './session-texts.ts'
import { useCurrentUser } from './sessions.data.ts'

/** Paths on which the reminder would be in the way. */
const QUIET = new Set(['/validateEmail', paths.checkout(), paths.becomeSeller()])
const PUT_OFF = 'confirm_email_later'

export function ConfirmReminder() {
  const { data: user } = useCurrentUser()
  const isActivated = useIsActivated()
  const { pathname, search } = useLocation()
  const [isPutOff, setIsPutOff] = useState(() => sessionStorage.getItem(PUT_OFF) !== null)
  if (!user || isActivated || isPutOff || QUIET.has(pathname)) return null
  const putOff = () => {
    sessionStorage.setItem(PUT_OFF, 'true')
    setIsPutOff(true)
  }
  return (
    <>
      <Reminder next={pathname + search} onLater={putOff} />
      {/* The empty block lets the end of the page scroll out from under the reminder. */}
      <div aria-hidden className="h-32 sm:h-28 lg:h-20" />
    </>
  )
}

/** Floats over the corner, so that nothing moves when it appears; never covers a Pix to be paid (`data-pix`). */
function Reminder({ next, onLater }: { next: string; onLater: () => void }) {
  const t = useText()
  return (
    <aside
      data-reminder
      aria-label={t(sessionTexts.confirmTitle)}
      className="fixed right-4 bottom-20 left-4 z-20 flex items-center gap-x-2 rounded-panel border border-line bg-surface p-1.5 pl-3 shadow-popover sm:right-auto sm:max-w-lg sm:gap-x-3 sm:p-3 lg:bottom-4 [body:has([data-pix],[data-steps])_&]:hidden max-lg:[body:has([data-buy-bar])_&]:hidden"
    >
      <MailWarning aria-hidden size={20} strokeWidth={1.75} className="flex-none text-buriti" />
      <p className="min-w-0 flex-1 text-label max-sm:line-clamp-2 max-sm:text-small max-sm:leading-4">
        <span className="max-sm:hidden">{t(sessionTexts.confirmHint)}</span>
        <span className="sm:hidden">{t(sessionTexts.confirmBrief)}</span>
      </p>
      <span className="flex flex-none gap-1">
        <IconButton compact label={t(sessionTexts.later)} onClick={onLater} className="sm:hidden">
          <X aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
        <Button variant="ghost" size="small" className="max-sm:hidden" onClick={onLater}>
          {t(sessionTexts.later)}
        </Button>
        <Link to={paths.validateEmail(next)} className={buttonStyle('tonal', 'small')}>
          {t(sessionTexts.confirmEmail)}
        </Link>
      </span>
    </aside>
  )
}
