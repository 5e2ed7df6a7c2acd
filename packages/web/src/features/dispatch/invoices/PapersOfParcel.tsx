import { invoices } from '@bra/contract/dispatch/invoices'
import { useQuery } from '@tanstack/react-query'
import { FileCode, FileText } from 'lucide-react'
import { useCommand } from '../../../lib/command.ts'
import { openPdf } from '../../../lib/open-pdf.ts'
import { ask } from '../../../lib/query.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { saveFile } from './save-file.ts'
import { invoiceTexts } from './texts.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

export function PapersOfParcel({ parcelId, orderId }: { parcelId: number; orderId: number }) {
  const t = useText()
  const { data } = useQuery(ask(invoices.ofOrder, { params: { id: orderId } }))
  const found = data?.invoices.find(({ parcel_id: id }) => id === parcelId)
  const reading = useCommand<typeof invoices.ofBuyer, 'pdf' | 'xml'>(invoices.ofBuyer, {
    input: () => ({ body: { id: parcelId } }),
    onSuccess: ({ result }, format) =>
      format === 'pdf' ? openPdf(result) : saveFile(result.others[0]!, 'application/xml'),
  })
  if (!found) return null
  const name = t(found.model === 55 ? invoiceTexts.invoiceNfe : invoiceTexts.invoiceDce, {
    number: String(found.number),
  })
  return (
    <section aria-label={name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{name}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          icon={<FileText {...icon} />}
          busy={reading.isPending}
          onClick={() => reading.mutate('pdf')}
        >
          {t(invoiceTexts.invoicePdf)}
        </Button>
        <Button
          variant="outline"
          size="small"
          icon={<FileCode {...icon} />}
          disabled={reading.isPending}
          onClick={() => reading.mutate('xml')}
        >
          {t(invoiceTexts.invoiceXml)}
        </Button>
      </div>
      <Refusal error={reading.error} />
    </section>
  )
}
