import { say } from '@bra/contract/kit/saying'
import type { Document } from '@bra/contract/kit/document.schemas'
import type { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import { moment } from '@bra/contract/trade/moments'
import { dceWithProtocol } from '@bra/tax-documents/dce/messages'
import { withProtocol } from '@bra/tax-documents/nfe/messages'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { drawnPaper } from './drawn-papers.ts'
import { type InvoiceRow, noteReading } from './invoices.queries.ts'
import { ownParcel } from './own-parcel.ts'
import { shownInvoiceOf } from './shown.queries.ts'

type GetBody = z.output<typeof invoicesSchemas.get.body>

/** The document as it goes with the goods and the file that the law wants kept. Each reading is written down. */
export async function papersOf(app: App, user: Actor, { id, format, purpose, key }: GetBody) {
  await ownParcel(app.db, user, id)
  const row = await authorisedOf(app, id, { purpose, key })
  await app.transaction((tx) => noteReading(tx, { invoice_id: row.id, user_id: user.id, read_at: app.clock.now() }))
  const file = xmlFileOf(row)
  const xml = { name: file.name, data: Buffer.from(file.text).toString('base64') }
  const pdf = await pdfOf(app, row)
  const [first, other] = format === 'pdf' ? [pdf, xml] : [xml, pdf]
  return {
    error: false,
    message: say('O documento está pronto.', 'The document is ready.'),
    result: { ...first, others: [other] },
  }
}

export async function authorisedOf(
  app: App,
  parcel: number,
  asked: { purpose: InvoiceRow['purpose']; key?: string | undefined } = { purpose: 'sale' },
): Promise<InvoiceRow> {
  const row = await shownInvoiceOf(app.db, { parcel, ...asked })
  if (!row) return fail('invoice_missing')
  if (row.state !== 'authorised' && row.state !== 'cancelled') fail('invoice_not_authorised')
  if (row.xml === null) fail('invoice_no_file')
  return row
}

/** The XML with its authorisation, named by its key as accountants expect it. */
export function xmlFileOf({ model, access_key: key, xml, protocol_xml: proof, source }: InvoiceRow) {
  const whole = model === 55 ? withProtocol : dceWithProtocol
  const text = source === 'elsewhere' || !proof ? xml! : `<?xml version="1.0" encoding="UTF-8"?>${whole(xml!, proof)}`
  return { name: `${key}-${model === 55 ? 'nfe' : 'dce'}.xml`, text }
}

export async function pdfOf(app: App, row: InvoiceRow): Promise<Document> {
  const { model, access_key: key, protocol, authorised_at: at, state } = row
  const proof = [protocol, at && moment(at)].filter(Boolean).join(' · ')
  const paper = { xml: row.xml!, model, key: key!, protocol: proof, isCancelled: state === 'cancelled' }
  return { data: await drawnPaper(app, row.store_id, { ...paper, now: app.clock.now() }), name: `${key}.pdf` }
}
