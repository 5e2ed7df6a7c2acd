import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { showSale } from '../store-orders/index.ts'
import { invoiceById, liveInvoiceOf } from './invoices.queries.ts'
import { ownParcel } from './own-parcel.ts'
import { sendInvoice } from './sending.ts'

/** Sends the draft, or a document that was refused and corrected; one that is authorised stays as it is. */
export async function transmitInvoice(app: App, user: Actor, { id }: { id: number }) {
  const facts = await ownParcel(app.db, user, id)
  const live = await liveInvoiceOf(app.db, { parcel: facts.id, purpose: 'sale' })
  if (!live) return fail('invoice_missing')
  if (live.state !== 'authorised' && !(await sendInvoice(app, live.id))) fail('invoice_under_way')
  const { state, environment } = await invoiceById(app.db, live.id)
  if (state === 'rejected' || state === 'denied') fail('invoice_refused')
  if (state !== 'authorised') fail('invoice_service_down')
  const message =
    environment === 1
      ? say('O documento foi autorizado.', 'The document was authorised.')
      : say(
          'O documento de teste foi autorizado. A produção está liberada.',
          'The test document was authorised. Production is open.',
        )
  return { error: false, message, result: await showSale(app, user, id) }
}
