import { useText } from '../../lib/text.tsx'
import { CountdownDialog } from '../../ui/CountdownDialog.tsx'

const SECONDS = 5

/** "Solicitação aberta": what the specification shows after a code was accepted, before the page goes on. */
export function RequestOpenedDialog(props: { open: boolean; text: string; onDone: () => void }) {
  const t = useText()
  return (
    <CountdownDialog
      {...props}
      title={t('form.opened')}
      seconds={SECONDS}
      remaining={(count) => t('form.openedIn', { count })}
      continueLabel={t('form.continueNow')}
    />
  )
}
