import { AuthorityUnheard, type Outcome } from '@bra/tax-documents/authorities/answers'
import { contingencyOf } from '@bra/tax-documents/authorities/addresses'
import { authorise, find } from '@bra/tax-documents/authorities/client'
import { sign } from '@bra/tax-documents/signing'
import { problemsOf } from '@bra/tax-documents/validation'
import type { Uf } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { authorityFor, type SellerTaxes, signerFor } from '../tax-setup/index.ts'
import { written } from './building.ts'
import { parcelFacts } from './invoice-facts.queries.ts'
import { whileHeld } from './invoice-lock.ts'
import { type InvoiceRow, liveInvoiceOf, moveInvoice } from './invoices.queries.ts'
import { readyTaxes } from './own-parcel.ts'
import { settle } from './authority-answers.ts'

/** Returns false if another process sends the document. */
export const sendInvoice = async (app: App, id: number): Promise<boolean> =>
  (await whileHeld(app, id, async (row) => {
    await sendTaken(app, row)
    return true
  })) ?? false

async function sendTaken(app: App, row: InvoiceRow) {
  const facts = (await parcelFacts(app.db, row.store_order_id))!
  const taxes = await readyTaxes(app, app.db, facts.store_id)
  if (row.state === 'processing') return settle(app, row, await asked(app, taxes, row))
  if (row.state !== 'draft' && row.state !== 'rejected') return
  const first = await prepared(app, taxes, { ...row, contingency: null })
  const outcome = await asked(app, taxes, first)
  // nothing was done by a service that is down, so that the other service can be asked under another key
  if (outcome?.kind !== 'down' || row.model === 99) return settle(app, first, outcome)
  const uf = taxes.company!.address!.state as Uf
  const second = await prepared(app, taxes, { ...first, contingency: contingencyOf(uf) }, now(app))
  return settle(app, second, await asked(app, taxes, second))
}

const now = ({ clock }: App) => clock.now()

/** Writes and signs the document and keeps it before it leaves, so that a process that dies loses no answer. */
async function prepared(app: App, taxes: SellerTaxes, row: InvoiceRow, downSince?: Date): Promise<InvoiceRow> {
  const facts = (await parcelFacts(app.db, row.store_order_id))!
  const sale = row.purpose === 'return' ? await liveInvoiceOf(app.db, { parcel: facts.id, purpose: 'sale' }) : undefined
  const document = await written(app, app.db, {
    row,
    facts,
    taxes,
    ...(downSince && { downSince }),
    returnOf: sale?.access_key,
  })
  const xml = sign(document.xml, row.model === 55 ? 'infNFe' : 'infDCe', signerFor(app, taxes))
  const [problem] = problemsOf(row.model === 55 ? 'nfe' : 'dce', xml)
  if (problem) throw new Error(`The document of parcel ${facts.id} is not valid: ${problem}`)
  const kept = await app.transaction((tx) =>
    moveInvoice(tx, {
      ...{ id: row.id, from: ['draft', 'rejected', 'processing'], to: 'processing', xml, access_key: document.key },
      ...{ cents: document.cents, contingency: row.contingency, issued_at: app.clock.now(), tries: 0 },
      ...{ next_try_at: null, status_code: null, status_reason: null },
    }),
  )
  // it was given up meanwhile
  return kept ?? fail('invoice_not_now')
}

/** Returns null if nobody knows what became of the document; `down` means that it was not received. */
async function asked(app: App, taxes: SellerTaxes, row: InvoiceRow): Promise<Outcome | null> {
  const document = { model: row.model, key: row.access_key!, xml: row.xml! }
  const at = (contingent: InvoiceRow['contingency']) => authorityFor(app, taxes, row.environment, contingent)
  try {
    // one that may have been sent before is looked up first, at the state's service once the other one has ended
    if (row.tries > 0) {
      const known = await find(at(row.contingency), document)
      const found = known.kind === 'down' && row.contingency ? await find(at(null), document) : known
      if (found.kind === 'down') return null
      if (found.kind !== 'unknown') return found
    }
    return await authorise(at(row.contingency), document, { wasSent: false })
  } catch (error) {
    if (!(error instanceof AuthorityUnheard)) throw error
    app.log.warn({ err: error, invoice: row.id }, 'The tax authority did not answer')
    return null
  }
}
