import type { App } from '../../../app.ts'
import { inutilise } from '@bra/tax-documents/authorities/client'
import { AuthorityUnheard } from '@bra/tax-documents/authorities/answers'
import { inutilisation } from '@bra/tax-documents/events/events'
import type { Uf } from '@bra/contract/trade/trade'
import type { Jobs } from '../../../platform/jobs.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { authorityFor, signerFor, taxesOf } from '../tax-setup/index.ts'
import { withdraw } from './ending.ts'
import { cancelledWithInvoice, documentsUnderWay, ownerOfStore, unusedNumbers } from './due.queries.ts'
import { changeInvoice, insertEvent, type InvoiceRow } from './invoices.queries.ts'
import { sendInvoice } from './sending.ts'

const MINUTE_MS = 60_000
const AGAIN_MS = 60 * MINUTE_MS
const UNUSED = 'Numero reservado para um pedido que nao foi faturado'
const CANCELLED = 'Pedido cancelado antes da saida da mercadoria'

export const invoicesJobs: Jobs = {
  /** Asks again about documents whose answer did not come, or whose process died. */
  finish_invoices: {
    waitsFor: 'taxes',
    everyMs: MINUTE_MS / 4,
    run: (app) =>
      eachPage(app, {
        page: (part) => documentsUnderWay(app.db, { ...part, now: app.clock.now() }),
        work: ({ id }) => sendInvoice(app, id),
      }),
  },
  /** Cancels the documents of parcels that were cancelled; after the time for it the seller issues a return. */
  cancel_invoices: {
    waitsFor: 'taxes',
    everyMs: MINUTE_MS,
    run: (app) =>
      eachPage(app, {
        page: (part) => cancelledWithInvoice(app.db, part),
        work: async (row) => withdraw(app, await taxesFor(app, row), row, CANCELLED),
      }),
  },
  /** Reports the numbers of documents that were given up, so that the series has no gap. */
  report_unused_numbers: {
    waitsFor: 'taxes',
    everyMs: 10 * MINUTE_MS,
    run: (app) =>
      eachPage(app, {
        page: (part) => unusedNumbers(app.db, { ...part, now: app.clock.now() }),
        work: (row) => reportUnused(app, row),
      }),
  },
}

const taxesFor = async (app: App, { store_id: id }: InvoiceRow) => taxesOf(app, app.db, await ownerOfStore(app.db, id))

async function reportUnused(app: App, row: InvoiceRow) {
  const taxes = await taxesFor(app, row)
  const { environment, series, number, issuer: document } = row
  const at = row.created_at
  const uf = taxes.company!.address!.state as Uf
  const asked = {
    environment,
    document,
    uf,
    year: at.getUTCFullYear() % 100,
    series,
    from: number,
    to: number,
    reason: UNUSED,
  }
  const message = inutilisation(asked, signerFor(app, taxes))
  const outcome = await inutilise(authorityFor(app, taxes, environment), message).catch((error: unknown) => {
    if (error instanceof AuthorityUnheard) return null
    throw error
  })
  const now = app.clock.now()
  // 563: it was reported before, and the answer was lost
  const isDone = outcome?.isDone || outcome?.code === 563
  await app.transaction(async (tx) => {
    if (!isDone) return changeInvoice(tx, row.id, { next_try_at: new Date(now.getTime() + AGAIN_MS) })
    await changeInvoice(tx, row.id, { next_try_at: null, status_code: outcome.code, status_reason: outcome.reason })
    const event = { invoice_id: row.id, kind: 'inutilisation', sequence: 1, text: UNUSED } as const
    return insertEvent(tx, {
      ...event,
      protocol: outcome.protocol,
      xml: message,
      answer_xml: outcome.xml,
      happened_at: now,
    })
  })
}
