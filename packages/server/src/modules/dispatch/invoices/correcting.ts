import { say } from '@bra/contract/kit/saying'
import { correctionLetter } from '@bra/tax-documents/events/events'
import type { Uf } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { showSale } from '../store-orders/index.ts'
import { type SellerTaxes, signerFor } from '../tax-setup/index.ts'
import { askedEventOf, lastEventOf } from './events.queries.ts'
import { EVENT_MS, whileHeld } from './invoice-lock.ts'
import { invoiceById, type InvoiceRow, liveInvoiceOf } from './invoices.queries.ts'
import { ownParcel, readyTaxes } from './own-parcel.ts'
import { finishAsked, tell } from './authority-events.ts'

interface Correction {
  app: App
  taxes: SellerTaxes
  row: InvoiceRow
  text: string
}

/** Registers a letter of correction, which replaces the one before it. The text that is in force is not sent again. */
export async function correctInvoice(app: App, user: Actor, { id, text }: { id: number; text: string }) {
  const facts = await ownParcel(app.db, user, id)
  const live = await liveInvoiceOf(app.db, { parcel: id, purpose: 'sale' })
  if (live?.state !== 'authorised') return fail('invoice_not_authorised')
  if (live.source === 'elsewhere' || live.model === 99) fail('invoice_elsewhere_fixed')
  const taxes = await readyTaxes(app, app.db, facts.store_id)
  const told = await whileHeld(app, live.id, (row) => correctHeld({ app, taxes, row, text }), EVENT_MS)
  if (told === null) fail('invoice_under_way')
  if (told === 'unheard') fail('invoice_service_down')
  if (told === 'refused') fail('invoice_correction_refused')
  return {
    error: false,
    message: say('A carta de correção foi registrada.', 'The letter of correction was registered.'),
    result: await showSale(app, user, id),
  }
}

/** Ends an event whose answer was lost; a letter whose number another program took gets the next one. */
export async function finishLost(app: App, taxes: SellerTaxes, row: InvoiceRow) {
  const event = await askedEventOf(app.db, row.id)
  if (event && (await finishAsked({ app, taxes, row })) === 'other')
    await correctHeld({ app, taxes, row, text: event.text })
}

/** Ends first what an earlier letter began, so that each text has a number of its own. */
async function correctHeld(of: Correction) {
  const { app, row, text } = of
  if ((await finishAsked(of)) === 'unheard') return 'unheard'
  if ((await invoiceById(app.db, row.id)).state !== 'authorised') fail('invoice_not_authorised')
  if ((await lastEventOf(app.db, row.id, 'correction'))?.text === text) return 'registered'
  let told = await tellNext(of)
  // each turn takes over one letter that another program registered; there are 20 at most
  while (told === 'other') told = await tellNext(of)
  return told
}

async function tellNext({ app, taxes, row, text }: Correction) {
  const sequence = ((await lastEventOf(app.db, row.id, 'correction'))?.sequence ?? 0) + 1
  const { environment, access_key: key } = row
  const uf = taxes.company!.address!.state as Uf
  const event = { environment, key: key!, document: row.issuer, uf, at: app.clock.now(), sequence, text }
  const xml = correctionLetter(event, signerFor(app, taxes))
  return tell({ app, taxes, row }, { kind: 'correction', sequence, text, xml })
}
