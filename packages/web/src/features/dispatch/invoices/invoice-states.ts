import type { Invoice, InvoiceState } from '@bra/contract/dispatch/invoice.schemas'
import type { TextKey } from '../../../text/keys.ts'
import type { Tone } from '../../../ui/Badge.tsx'

/** How each state of a document is named and coloured. */
export const invoiceLooks: Record<InvoiceState, { text: TextKey; tone: Tone }> = {
  draft: { text: 'invoices.draft', tone: 'neutral' },
  processing: { text: 'invoices.processing', tone: 'anil' },
  authorised: { text: 'invoices.authorised', tone: 'mata' },
  rejected: { text: 'invoices.rejected', tone: 'urucum' },
  denied: { text: 'invoices.denied', tone: 'urucum' },
  cancelled: { text: 'invoices.cancelled', tone: 'neutral' },
  unused: { text: 'invoices.unused', tone: 'neutral' },
}

export const modelText = ({ model }: Pick<Invoice, 'model'>) => (model === 55 ? 'NF-e' : 'DC-e')
