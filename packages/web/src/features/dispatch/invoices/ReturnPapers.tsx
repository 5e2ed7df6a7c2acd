import { useState } from 'react'
import { Download, Printer } from 'lucide-react'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ExplainDialog } from './ExplainDialog.tsx'
import { usePapers } from './invoices.data.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

/** The papers of the note by which goods came back, which is another document than that of the sale. */
export function ReturnPapers({ id }: { id: number }) {
  const t = useText()
  const papers = usePapers(id, 'return')
  const [isCancelling, setCancelling] = useState(false)
  const reading = (format: 'pdf' | 'xml') => ({
    busy: papers.isPending && papers.variables === format,
    onClick: () => papers.mutate(format),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="small" icon={<Printer {...icon} />} {...reading('pdf')}>
        {t('invoices.pdf')}
      </Button>
      <Button variant="outline" size="small" icon={<Download {...icon} />} {...reading('xml')}>
        {t('invoices.xml')}
      </Button>
      <Button variant="ghost" size="small" onClick={() => setCancelling(true)}>
        {t('invoices.cancelReturn')}
      </Button>
      <Refusal error={papers.error} />
      {isCancelling && <ExplainDialog kind="cancel" id={id} purpose="return" onClose={() => setCancelling(false)} />}
    </div>
  )
}
