import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { Refusal } from '../../../lib/Refusal.tsx'
import { usePapers } from './invoices.data.ts'
import { PaperButtons } from './PaperButtons.tsx'

interface CancelledPapersProps {
  id: number
  purpose: Invoice['purpose']
  documentKey: string
}

/** The law wants the papers of a cancelled document kept, and accountants ask for them. */
export function CancelledPapers({ id, purpose, documentKey }: CancelledPapersProps) {
  const papers = usePapers({ id, purpose, key: documentKey })
  return (
    <div className="flex flex-wrap gap-2">
      <PaperButtons papers={papers} />
      <Refusal error={papers.error} />
    </div>
  )
}
