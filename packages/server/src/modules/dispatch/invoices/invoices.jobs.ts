import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { taxesOfStore } from '../tax-setup/index.ts'
import { withdraw } from './ending.ts'
import { cancelledWithInvoice, documentsUnderWay, unusedNumbers } from './due.queries.ts'
import { finishLost } from './correcting.ts'
import { eventsToFinish } from './events.queries.ts'
import { EVENT_MS, whileHeld } from './invoice-lock.ts'
import type { InvoiceRow } from './invoices.queries.ts'
import { mailAuthorised } from './mailing.ts'
import { invoicesToMail } from './papers.queries.ts'
import { sendInvoice } from './sending.ts'
import { reportUnused } from './unused-numbers.ts'

const MINUTE_MS = 60_000
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
  /** Finds out what became of corrections and cancellations whose answer was lost. */
  finish_invoice_events: {
    waitsFor: 'taxes',
    everyMs: MINUTE_MS / 4,
    run: (app) =>
      eachPage(app, {
        page: (part) => eventsToFinish(app.db, { ...part, now: app.clock.now() }),
        work: ({ invoice_id: id }) => finishEvent(app, id),
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
  /** Brings each authorised document to its buyer; a day later nobody waits for it any more. */
  mail_invoices: {
    waitsFor: 'files',
    everyMs: MINUTE_MS / 4,
    run: (app) =>
      eachPage(app, {
        page: (part) => invoicesToMail(app.db, { ...part, since: daysBefore(app.clock.now(), 1) }),
        work: (row) => mailAuthorised(app, row),
      }),
  },
  /** Reports the numbers of documents that were given up, so that the series has no gap. */
  report_unused_numbers: {
    waitsFor: 'taxes',
    everyMs: 10 * MINUTE_MS,
    run: (app) =>
      eachPage(app, {
        page: (part) => unusedNumbers(app.db, { ...part, now: app.clock.now() }),
        work: async (row) => reportUnused(app, await taxesFor(app, row), row),
      }),
  },
}

const taxesFor = (app: App, { store_id: id }: InvoiceRow) => taxesOfStore(app, app.db, id)

const finishEvent = (app: App, id: number) =>
  whileHeld(app, id, async (row) => finishLost(app, await taxesFor(app, row), row), EVENT_MS)
