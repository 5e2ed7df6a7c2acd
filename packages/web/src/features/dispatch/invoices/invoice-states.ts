import type { Invoice, InvoiceState } from '@bra/contract/dispatch/invoice.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import type { Tone } from '../../../ui/Badge.tsx'
import { invoiceTexts } from './texts.ts'

export const invoiceLooks: Record<InvoiceState, { text: SiteText; tone: Tone }> = {
  draft: { text: invoiceTexts.draft, tone: 'neutral' },
  processing: { text: invoiceTexts.processing, tone: 'anil' },
  authorised: { text: invoiceTexts.authorised, tone: 'mata' },
  rejected: { text: invoiceTexts.rejected, tone: 'urucum' },
  denied: { text: invoiceTexts.denied, tone: 'urucum' },
  cancelled: { text: invoiceTexts.cancelled, tone: 'neutral' },
  unused: { text: invoiceTexts.unused, tone: 'neutral' },
}

export const modelText = ({ model }: Pick<Invoice, 'model'>) => (model === 55 ? 'NF-e' : 'DC-e')
