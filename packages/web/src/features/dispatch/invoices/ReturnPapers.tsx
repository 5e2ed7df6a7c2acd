import { useState } from 'react'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ExplainDialog } from './ExplainDialog.tsx'
import { usePapers } from './invoices.data.ts'
import { PaperButtons } from './PaperButtons.tsx'
import { invoiceTexts } from './texts.ts'

/** The papers of the note by which goods came back, which is another document than that of the sale. */
export function ReturnPapers({ id }: { id: number }) {
  const t = useText()
  const papers = usePapers({ id, purpose: 'return' })
  const [isCancelling, setCancelling] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <PaperButtons papers={papers} />
      <Button variant="ghost" size="small" onClick={() => setCancelling(true)}>
        {t(invoiceTexts.cancelReturn)}
      </Button>
      <Refusal error={papers.error} />
      {isCancelling && <ExplainDialog kind="cancel" id={id} purpose="return" onClose={() => setCancelling(false)} />}
    </div>
  )
}
