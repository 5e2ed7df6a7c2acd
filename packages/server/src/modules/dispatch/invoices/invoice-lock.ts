import type { App } from '../../../app.ts'
import { invoiceById, type InvoiceRow, leaveInvoice, takeInvoice } from './invoices.queries.ts'

/** Longer than a document may take with the authority; after that the process that held it has died. */
const WORKING_MS = 60_000
/** An event is looked up, sent and looked up again, and an earlier one before it. */
export const EVENT_MS = 3 * 60_000

/** Works on a document that nobody else works on meanwhile, as it stands then; returns null if somebody does. */
export async function whileHeld<T>(
  app: App,
  id: number,
  work: (row: InvoiceRow) => Promise<T>,
  ms = WORKING_MS,
): Promise<T | null> {
  const now = app.clock.now()
  const until = new Date(now.getTime() + ms)
  if (!(await app.transaction((tx) => takeInvoice(tx, id, { now, until })))) return null
  try {
    return await work(await invoiceById(app.db, id))
  } finally {
    await app.transaction((tx) => leaveInvoice(tx, id))
  }
}
