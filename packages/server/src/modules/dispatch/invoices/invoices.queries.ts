import { bindingInvoices, liveInvoices } from '@bra/contract/dispatch/invoices'
import type { InvoiceState } from '@bra/contract/dispatch/invoice.schemas'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { InvoicesTables } from '../store-orders/invoice-records.tables.ts'

export type InvoiceRow = Selectable<InvoicesTables['invoices']>
type Change = Omit<Updateable<InvoicesTables['invoices']>, 'id' | 'state'>

/** Takes the next number; a second transaction waits for the first, so that none is lost or given twice. */
export async function takeNumber(tx: Tx, series: Omit<InvoicesTables['invoice_numbers'], 'next_number'>) {
  const { next_number: next } = await tx
    .insertInto('invoice_numbers')
    .values({ ...series, next_number: 2 })
    .onConflict((known) =>
      known
        .columns(['issuer', 'environment', 'model', 'series'])
        .doUpdateSet({ next_number: sql`invoice_numbers.next_number + 1` }),
    )
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return next - 1
}

export const insertInvoice = (tx: Tx, row: Insertable<InvoicesTables['invoices']>) =>
  tx.insertInto('invoices').values(row).returningAll().executeTakeFirstOrThrow()

/** The newest document of the parcel that is not cancelled, denied or given up. */
export const liveInvoiceOf = (
  db: Db,
  of: { parcel: number; purpose: InvoiceRow['purpose']; environment?: 1 | 2 },
): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('store_order_id', '=', of.parcel)
    .where('purpose', '=', of.purpose)
    .where('state', 'in', liveInvoices)
    .$if(of.environment !== undefined, (query) => query.where('environment', '=', of.environment!))
    .orderBy('environment')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const invoiceById = (db: Db, id: number) =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Changes a document that is in one of these states; returns undefined if another was faster. */
export const moveInvoice = (
  tx: Tx,
  { id, from, to, ...change }: { id: number; from: readonly InvoiceState[]; to: InvoiceState } & Change,
) =>
  tx
    .updateTable('invoices')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()

export const changeInvoice = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('invoices').set(change).where('id', '=', id).execute()

export const takeInvoice = async (tx: Tx, id: number, { now, until }: { now: Date; until: Date }) =>
  (await tx
    .updateTable('invoices')
    .set({ working_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('working_until', 'is', null), eb('working_until', '<', now)]))
    .returning('id')
    .executeTakeFirst()) !== undefined

export const leaveInvoice = (tx: Tx, id: number) => changeInvoice(tx, id, { working_until: null })

export const keyIsTaken = async (db: Db, key: string) =>
  (await db.selectFrom('invoices').select('id').where('access_key', '=', key).executeTakeFirst()) !== undefined

/** True if a document with value by law binds what lies in the parcel. */
export async function isBound(db: Db, parcel: number) {
  const live = await liveInvoiceOf(db, { parcel, purpose: 'sale', environment: 1 })
  return live !== undefined && bindingInvoices.some((state) => state === live.state)
}

export const noteBuyerReading = (tx: Tx, row: InvoicesTables['buyer_readings']) =>
  tx.insertInto('buyer_readings').values(row).execute()

export const noteReading = (tx: Tx, row: InvoicesTables['invoice_readings']) =>
  tx.insertInto('invoice_readings').values(row).execute()
