import { say } from '@bra/contract/kit/saying'
import { cancelDce } from '@bra/tax-documents/dce/dce'
import { cancellation } from '@bra/tax-documents/events/events'
import { mayBeCancelled } from '@bra/contract/dispatch/invoices'
import type { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import type { Uf } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { announceParcel } from '../../orders/orders/index.ts'
import { showSale } from '../store-orders/index.ts'
import { type SellerTaxes, signerFor } from '../tax-setup/index.ts'
import { EVENT_MS, whileHeld } from './invoice-lock.ts'
import { invoiceById, type InvoiceRow, liveInvoiceOf, moveInvoice } from './invoices.queries.ts'
import { ownParcel, readyTaxes } from './own-parcel.ts'
import { finishAsked, tell } from './authority-events.ts'

type CancelBody = z.output<typeof invoicesSchemas.cancel.body>

export async function cancelInvoice(app: App, user: Actor, { id, reason, purpose }: CancelBody) {
  const facts = await ownParcel(app.db, user, id)
  const row = await liveInvoiceOf(app.db, { parcel: id, purpose })
  if (!row) return fail('invoice_missing')
  if (row.source === 'elsewhere') fail('invoice_elsewhere_fixed')
  if (row.purpose === 'sale' && !mayBeCancelled.includes(facts.state)) fail('invoice_sent')
  const outcome = await withdraw(app, await readyTaxes(app, app.db, facts.store_id), row, reason)
  if (outcome === 'busy') fail('invoice_under_way')
  if (outcome === 'unheard') fail('invoice_service_down')
  if (outcome === 'refused') fail('invoice_cancel_refused')
  return {
    error: false,
    message: say('O documento foi cancelado.', 'The document was cancelled.'),
    result: await showSale(app, user, id),
  }
}

type Withdrawn = 'done' | 'refused' | 'unheard' | 'busy'

export async function withdraw(app: App, taxes: SellerTaxes, row: InvoiceRow, reason: string): Promise<Withdrawn> {
  if (row.state === 'draft' || row.state === 'rejected') return giveUp(app, row)
  if (row.state !== 'authorised') return 'busy'
  return (await whileHeld(app, row.id, (held) => cancelHeld(app, taxes, held, reason), EVENT_MS)) ?? 'busy'
}

/** The number of a document that is given up is reported as unused by a job. */
const giveUp = (app: App, { id, state, store_order_id: parcel }: InvoiceRow) =>
  app.transaction(async (tx) => {
    const moved = await moveInvoice(tx, { id, from: [state], to: 'unused', next_try_at: app.clock.now() })
    if (moved) await announceParcel(tx, app, parcel)
    return moved ? 'done' : 'busy'
  })

async function cancelHeld(app: App, taxes: SellerTaxes, row: InvoiceRow, text: string): Promise<Withdrawn> {
  if (row.state !== 'authorised') return row.state === 'cancelled' ? 'done' : 'busy'
  const of = { app, taxes, row }
  if ((await finishAsked(of)) === 'unheard') return 'unheard'
  if ((await invoiceById(app.db, row.id)).state === 'cancelled') return 'done'
  const xml = cancelMessage(app, taxes, row, text)
  const told = await tell(of, { kind: 'cancellation', sequence: 1, text, xml })
  return told === 'refused' || told === 'unheard' ? told : 'done'
}

function cancelMessage(app: App, taxes: SellerTaxes, row: InvoiceRow, reason: string) {
  const { environment, access_key: key, protocol } = row
  const uf = taxes.company!.address!.state as Uf
  const about = { environment, key: key!, protocol: protocol!, reason, at: app.clock.now(), uf }
  const signer = signerFor(app, taxes)
  if (row.model === 55) return cancellation({ ...about, document: row.issuer }, signer)
  return cancelDce({ ...about, author: row.issuer, sender: taxes.company!.document }, signer)
}
