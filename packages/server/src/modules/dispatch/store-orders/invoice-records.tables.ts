import type { InvoiceState } from '@bra/contract/dispatch/invoice.schemas'
import type { Contingent } from '@bra/tax-documents/authorities/addresses'
import type { Generated } from 'kysely'

export interface InvoicesTables {
  /** The next number of each series; taken in the transaction that writes the document. */
  invoice_numbers: { issuer: string; environment: number; model: number; series: number; next_number: number }
  invoices: {
    id: Generated<number>
    store_order_id: number
    store_id: number
    purpose: 'sale' | 'return'
    source: 'issued' | 'elsewhere'
    model: 55 | 99
    environment: 1 | 2
    /** CPF or CNPJ of the seller. */
    issuer: string
    series: number
    number: number
    access_key: string | null
    state: InvoiceState
    status_code: number | null
    status_reason: string | null
    cents: number
    contingency: Contingent | null
    /** The signed document; of one issued elsewhere the whole file. */
    xml: string | null
    protocol: string | null
    protocol_xml: string | null
    issued_at: Date | null
    authorised_at: Date | null
    cancelled_at: Date | null
    cancel_refused: string | null
    tries: Generated<number>
    next_try_at: Date | null
    working_until: Date | null
    mailed_at: Date | null
    created_at: Date
  }
  invoice_events: {
    id: Generated<number>
    invoice_id: number
    kind: 'correction' | 'cancellation' | 'inutilisation'
    sequence: number
    text: string
    protocol: string | null
    xml: string
    answer_xml: string | null
    /** `asked` until the authority's answer is known. */
    state: Generated<'asked' | 'registered'>
    tries: Generated<number>
    next_try_at: Date | null
    happened_at: Date
  }
  /** When a seller read a document, and with it the CPF and the address of the buyer. */
  invoice_readings: { invoice_id: number; user_id: number; read_at: Date }
  /** When a seller opened the buyer's CPF of a parcel to issue its document in another program. */
  buyer_readings: { store_order_id: number; user_id: number; read_at: Date }
}
