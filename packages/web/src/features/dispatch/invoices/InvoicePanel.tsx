import { stillToPost } from '@bra/contract/orders/order-states'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { toast } from '../../../ui/toast.ts'
import { useIssue } from './invoices.data.ts'
import { CancelledPapers } from './CancelledPapers.tsx'
import { ElsewhereDialog } from './ElsewhereDialog.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { ReturnPapers } from './ReturnPapers.tsx'
import { InvoicePapers } from './InvoicePapers.tsx'
import { invoiceTexts } from './texts.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

export function InvoicePanel({ sale }: { sale: StoreSaleDetail }) {
  const t = useText()
  const [isElsewhere, setElsewhere] = useState(false)
  const [isMending, setMending] = useState(false)
  const issue = useIssue()
  const issuing = useMutation({ mutationFn: () => issue(sale), onSuccess: ({ message }) => toast.success(message) })
  const legal = sale.invoices.find(isLegal)
  const mayIssue = stillToPost.includes(sale.state) && legal?.state !== 'authorised'
  if (sale.bra_center) return <p className="text-ink-2">{t(invoiceTexts.center)}</p>
  return (
    <div className="grid gap-4">
      {sale.invoices.length === 0 && (
        <p className="text-ink-2">{t(mayIssue ? invoiceTexts.noneYet : invoiceTexts.none)}</p>
      )}
      {sale.invoices.map((invoice) => (
        <div
          key={`${invoice.environment} ${invoice.series} ${invoice.number} ${invoice.purpose}`}
          className="grid gap-3"
        >
          <InvoiceFacts invoice={invoice} />
          {invoice.purpose === 'return' && invoice.state === 'authorised' && <ReturnPapers id={sale.id} />}
          {invoice.state === 'cancelled' && invoice.has_xml && invoice.access_key && (
            <CancelledPapers id={sale.id} purpose={invoice.purpose} documentKey={invoice.access_key} />
          )}
        </div>
      ))}
      <InvoicePapers sale={sale} />
      {mayIssue && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<FileCheck {...icon} />} busy={issuing.isPending} onClick={() => issuing.mutate()}>
            {t(issueText(legal))}
          </Button>
          <Button variant="outline" size="small" onClick={() => setElsewhere(true)}>
            {t(invoiceTexts.elsewhereOpen)}
          </Button>
          {sale.address && (
            <Button variant="ghost" size="small" onClick={() => setMending(true)}>
              {t(invoiceTexts.placeOpen)}
            </Button>
          )}
        </div>
      )}
      <Refusal error={issuing.error} />
      {(issuing.error !== null || sale.invoices.some(({ environment }) => environment === 2)) && mayIssue && (
        <p className="text-label">
          <Link to={paths.company('notas')} className={linkStyle}>
            {t(invoiceTexts.setUp)}
          </Link>
        </p>
      )}
      {isMending && <PlaceForm sale={sale} onClose={() => setMending(false)} />}
      {isElsewhere && <ElsewhereDialog sale={sale} onClose={() => setElsewhere(false)} />}
    </div>
  )
}

const isLegal = ({ environment, purpose, state }: Invoice) =>
  environment === 1 && purpose === 'sale' && state !== 'cancelled' && state !== 'denied'

function issueText(known: Invoice | undefined) {
  if (known?.state === 'rejected') return invoiceTexts.again
  return known?.state === 'processing' ? invoiceTexts.ask : invoiceTexts.issue
}
