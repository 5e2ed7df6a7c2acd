import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useUnsaved } from './useUnsaved.ts'

/** Asks whoever leaves with unsaved changes. */
export function LeaveDialog({ hasChanges }: { hasChanges: boolean }) {
  const t = useText()
  const blocker = useUnsaved(hasChanges)
  const stay = () => blocker.reset?.()
  const footer = (
    <>
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        {t('inventory.leaveUnsaved')}
      </Button>
      <Button variant="solid" onClick={stay}>
        {t('inventory.stay')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('inventory.unsavedTitle')}
      closeLabel={t('shell.close')}
      footer={footer}
    >
      <p className="text-ink-2">{t('inventory.unsavedHint')}</p>
    </Dialog>
  )
}
