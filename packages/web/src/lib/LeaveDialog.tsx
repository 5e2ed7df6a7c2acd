import { useEffect } from 'react'
import type { Location } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { formTexts } from './form-texts.ts'
import { siteTexts } from './site-texts.ts'
import { useText } from './text.tsx'
import { useUnsaved } from './useUnsaved.ts'

interface LeaveDialogProps {
  hasChanges: boolean
  /** Links to which this page itself is the target, and what focuses it. */
  here?: { is: (to: Location) => boolean; reach: () => void }
}

export function LeaveDialog({ hasChanges, here }: LeaveDialogProps) {
  const t = useText()
  const blocker = useUnsaved(hasChanges, here?.is)
  const isHere = blocker.state === 'blocked' && here?.is(blocker.location) === true
  useEffect(() => {
    if (!isHere) return
    blocker.reset?.()
    here?.reach()
  }, [isHere, blocker, here])
  const stay = () => blocker.reset?.()
  const footer = (
    <>
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        {t(formTexts.leaveUnsaved)}
      </Button>
      <Button variant="solid" onClick={stay}>
        {t(formTexts.stay)}
      </Button>
    </>
  )
  return (
    <Dialog
      open={blocker.state === 'blocked' && !isHere}
      onClose={stay}
      title={t(formTexts.unsavedTitle)}
      closeLabel={t(siteTexts.close)}
      footer={footer}
    >
      <p className="text-ink-2">{t(formTexts.unsavedHint)}</p>
    </Dialog>
  )
}
