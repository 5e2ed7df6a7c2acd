import { formTexts } from '../../../lib/form-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { CountdownDialog } from '../../../ui/CountdownDialog.tsx'

const SECONDS = 5

/** The specification's "Solicitação aberta", shown after a code was accepted and before the page goes on. */
export function RequestOpenedDialog(props: { open: boolean; text: string; onDone: () => void }) {
  const t = useText()
  return (
    <CountdownDialog
      {...props}
      title={t(formTexts.opened)}
      seconds={SECONDS}
      remaining={(count) => t(formTexts.openedIn, { count })}
      continueLabel={t(formTexts.continueNow)}
    />
  )
}
