import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { sql } from 'kysely'

export const invoiceJson = sql<Invoice>`json_build_object('model', i.model, 'purpose', i.purpose, 'source', i.source,
  'environment', i.environment, 'series', i.series, 'number', i.number, 'access_key', i.access_key, 'state', i.state,
  'status_code', i.status_code, 'status_reason', coalesce(i.cancel_refused, i.status_reason), 'cents', i.cents,
  'authorised_at', i.authorised_at, 'mailed_at', i.mailed_at,
  'has_xml', i.xml is not null, 'contingency', i.contingency,
  'letters', (select coalesce(json_agg(json_build_object('number', e.sequence, 'at', e.happened_at, 'text', e.text)
      order by e.sequence desc), '[]')
    from invoice_events e where e.invoice_id = i.id and e.kind = 'correction' and e.state = 'registered'))`

/** SQL for the documents of a parcel `so`, newest first; those with value by law stand before trials. */
export const invoicesJson = sql<Invoice[]>`(
  select coalesce(json_agg(${invoiceJson} order by i.environment, i.id desc), '[]')
  from invoices i where i.store_order_id = so.id and i.state <> 'unused')`

export interface TravellingDocument {
  model: 55 | 99
  series: number
  number: number
  key: string
  protocol: string | null
  /** As the database writes it inside JSON. */
  authorised_at: string | null
  cents: number
}

export const travelsWith = sql<TravellingDocument | null>`(
  select json_build_object('model', i.model, 'series', i.series, 'number', i.number, 'key', i.access_key,
    'protocol', i.protocol, 'authorised_at', i.authorised_at, 'cents', i.cents) from invoices i
  where i.store_order_id = so.id and i.environment = 1 and i.purpose = 'sale' and i.state = 'authorised' limit 1)`
