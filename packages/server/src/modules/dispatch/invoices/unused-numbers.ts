import { AuthorityUnheard } from '@bra/tax-documents/authorities/answers'
import { inutilise } from '@bra/tax-documents/authorities/client'
import { inutilisation } from '@bra/tax-documents/events/events'
import type { Uf } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { authorityFor, type SellerTaxes, signerFor } from '../tax-setup/index.ts'
import { askedEventOf, changeEvent, type EventRow, keepAsked } from './events.queries.ts'
import { whileHeld } from './invoice-lock.ts'
import { changeInvoice, type InvoiceRow } from './invoices.queries.ts'

const AGAIN_MS = 60 * 60_000
const UNUSED = 'Numero reservado para um pedido que nao foi faturado'
const REPORTED_BEFORE = 563

/** Reports the number of a document that was given up. The message is kept first, and the same is sent until it is answered. */
export const reportUnused = (app: App, taxes: SellerTaxes, { id }: InvoiceRow) =>
  whileHeld(app, id, async (row) => {
    if (row.next_try_at === null) return
    const event = (await askedEventOf(app.db, id)) ?? (await keep(app, row, messageOf(app, taxes, row)))
    const outcome = await inutilise(authorityFor(app, taxes, row.environment), event.xml).catch(noneIfUnheard)
    const now = app.clock.now()
    await app.transaction(async (tx) => {
      if (!outcome?.isDone && outcome?.code !== REPORTED_BEFORE)
        return changeInvoice(tx, id, { next_try_at: new Date(now.getTime() + AGAIN_MS) })
      const { code, reason, protocol, xml } = outcome
      await changeInvoice(tx, id, { next_try_at: null, status_code: code, status_reason: reason })
      return changeEvent(tx, event.id, { state: 'registered', protocol, answer_xml: xml, happened_at: now })
    })
  })

const keep = (app: App, { id }: InvoiceRow, xml: string): Promise<EventRow> =>
  app.transaction((tx) =>
    keepAsked(tx, {
      ...{ invoice_id: id, kind: 'inutilisation', sequence: 1, text: UNUSED, xml },
      ...{ protocol: null, answer_xml: null, happened_at: app.clock.now() },
    }),
  )

function messageOf(app: App, taxes: SellerTaxes, row: InvoiceRow) {
  const { environment, series, number, issuer: document, created_at: at } = row
  const uf = taxes.company!.address!.state as Uf
  const numbers = { year: at.getUTCFullYear() % 100, series, from: number, to: number }
  return inutilisation({ environment, document, uf, ...numbers, reason: UNUSED }, signerFor(app, taxes))
}

function noneIfUnheard(error: unknown) {
  if (error instanceof AuthorityUnheard) return null
  throw error
}
