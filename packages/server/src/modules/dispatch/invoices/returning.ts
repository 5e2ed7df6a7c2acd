import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { showSale } from '../store-orders/index.ts'
import { invoiceById, liveInvoiceOf } from './invoices.queries.ts'
import { draft } from './drafts.ts'
import { ownParcel } from './own-parcel.ts'
import { sendInvoice } from './sending.ts'

/** Goods that came back enter the stock of a company by a document of its own (finNFe 4). */
export async function takeBackInvoice(app: App, user: Actor, { id }: { id: number }) {
  const facts = await ownParcel(app.db, user, id)
  const sale = await liveInvoiceOf(app.db, { parcel: id, purpose: 'sale' })
  const isBack = facts.state === 'returned' || facts.state === 'refunded' || facts.state === 'cancelled'
  if (!isBack || sale?.state !== 'authorised' || sale.model !== 55) return fail('invoice_not_returned')
  const row = await app.transaction((tx) => draft(tx, app, facts, sale.access_key))
  await sendInvoice(app, row.id)
  const { state } = await invoiceById(app.db, row.id)
  if (state === 'rejected' || state === 'denied') fail('invoice_refused')
  if (state !== 'authorised') fail('invoice_service_down')
  return {
    error: false,
    message: say('A nota de devolução foi autorizada.', 'The return document was authorised.'),
    result: await showSale(app, user, id),
  }
}
