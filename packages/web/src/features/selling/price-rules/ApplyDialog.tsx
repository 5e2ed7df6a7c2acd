import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { pricePreviewTexts } from './price-preview-texts.ts'
import { ruleFormTexts } from './rule-form-texts.ts'

interface ApplyDialogProps {
  /** How many prices change; the dialog is closed while it is null. */
  count: number | null
  busy: boolean
  onApply: () => void
  onClose: () => void
}

export function ApplyDialog({ count, busy, onApply, onClose }: ApplyDialogProps) {
  const t = useText()
  return (
    <Dialog
      open={count !== null}
      onClose={onClose}
      title={t(pricePreviewTexts.applyTitle, { count: count ?? 0 })}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(ruleFormTexts.cancel)}
          </Button>
          <Button busy={busy} onClick={onApply}>
            {t(pricePreviewTexts.applyNow)}
          </Button>
        </>
      }
    >
      <p className="max-w-[60ch]">{t(pricePreviewTexts.applyHint)}</p>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t(pricePreviewTexts.applyUndo)}</p>
    </Dialog>
  )
}
