import { joined, say } from '@bra/contract/kit/saying'
import type { Document } from '@bra/contract/kit/document.schemas'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { nameOfOrders } from '../../../platform/file-names.ts'
import { joinedPdfs } from '../../../platform/joined-pdfs.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { invoiceById, noteReading } from './invoices.queries.ts'
import { parcelOfBuyer, parcelsOfBuyer, parcelsWithPapers } from './papers.queries.ts'
import { pdfOf, xmlFileOf } from './papers.ts'

/** Joins the papers of many parcels into one PDF, in the order asked for; each reading is written down. */
export async function papersTogether(app: App, user: Actor, asked: number[]) {
  const ids = [...new Set(asked)]
  const parcels = await parcelsWithPapers(app.db, user.storeIds, ids)
  if (parcels.length < ids.length) fail('store_order_not_found')
  const documented = parcels.filter(({ invoice_id: id }) => id !== null)
  if (documented.length === 0) fail('invoice_missing')
  const invoiceIds = documented.map(({ invoice_id: id }) => id!)
  const now = app.clock.now()
  await app.transaction(async (tx) => {
    for (const id of invoiceIds) await noteReading(tx, { invoice_id: id, user_id: user.id, read_at: now })
  })
  const data = await joinedPdfs(await drawnAll(app, invoiceIds), { title: 'Documentos fiscais', now })
  const left_out = parcels.filter(({ invoice_id: id }) => id === null).map(({ id, order_id }) => ({ id, order_id }))
  const name = nameOfOrders(
    'documentos',
    documented.map(({ order_id: id }) => id),
  )
  const without = left_out.map(({ order_id: id }) => id).join(', ')
  const leftOut = without ? [say(`Sem documento: ${without}.`, `Without a document: ${without}.`)] : []
  const message = joined([say('Os documentos estão prontos.', 'The documents are ready.'), ...leftOut])
  return { error: false, message, result: { data, name, left_out } }
}

/** Draws one after another: a store has one thread at a time, and more of them would leave no room for its other calls. */
async function drawnAll(app: App, ids: number[]) {
  const drawn: string[] = []
  for (const id of ids) drawn.push((await pdfOf(app, await invoiceById(app.db, id))).data)
  return drawn
}

export async function invoicesOfOrder(app: App, user: User, orderId: number) {
  const parcels = await parcelsOfBuyer(app.db, user.id, orderId)
  if (parcels.length === 0) fail('order_not_found')
  const invoices = parcels.filter(({ invoice_id: id }) => id !== null)
  return { invoices: invoices.map(({ invoice_id: _, ...shown }) => shown) }
}

export async function papersForBuyer(app: App, user: User, parcelId: number) {
  const parcel = (await parcelOfBuyer(app.db, user.id, parcelId)) ?? fail('order_not_found')
  const row = await invoiceById(app.db, parcel.invoice_id ?? fail('invoice_missing'))
  const file = xmlFileOf(row)
  const xml: Document = { name: file.name, data: Buffer.from(file.text).toString('base64') }
  const pdf = await pdfOf(app, row)
  return {
    error: false,
    message: say('O documento está pronto.', 'The document is ready.'),
    result: { ...pdf, others: [xml] },
  }
}
