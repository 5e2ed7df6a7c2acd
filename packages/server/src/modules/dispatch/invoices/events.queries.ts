import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'
import type { InvoicesTables } from '../store-orders/invoice-records.tables.ts'

export type EventRow = Selectable<InvoicesTables['invoice_events']>

/** Keeps an event before the authority is told; call it only while the document is held. */
export const keepAsked = (
  tx: Tx,
  row: Omit<Insertable<InvoicesTables['invoice_events']>, 'state'>,
): Promise<EventRow> =>
  tx
    .insertInto('invoice_events')
    .values({ ...row, state: 'asked' })
    .returningAll()
    .executeTakeFirstOrThrow()

export const askedEventOf = (db: Db, invoiceId: number): Promise<EventRow | undefined> =>
  db
    .selectFrom('invoice_events')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'asked')
    .executeTakeFirst()

export const lastEventOf = (db: Db, invoiceId: number, kind: EventRow['kind']): Promise<EventRow | undefined> =>
  db
    .selectFrom('invoice_events')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', kind)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

export const changeEvent = (tx: Tx, id: number, change: Updateable<InvoicesTables['invoice_events']>) =>
  tx.updateTable('invoice_events').set(change).where('id', '=', id).execute()

export const dropEvent = (tx: Tx, id: number) => tx.deleteFrom('invoice_events').where('id', '=', id).execute()

/** Events whose answer did not come, of documents that nobody works on; inutilisations have a job of their own. */
export const eventsToFinish = (db: Db, { after, limit, now }: PageOfRows & { now: Date }) =>
  db
    .selectFrom('invoice_events')
    .innerJoin('invoices', 'invoices.id', 'invoice_events.invoice_id')
    .select(['invoice_events.id', 'invoice_events.invoice_id'])
    .where('invoice_events.id', '>', after)
    .where('invoice_events.state', '=', 'asked')
    .where('invoice_events.kind', '<>', 'inutilisation')
    .where(({ or, eb }) =>
      or([eb('invoice_events.next_try_at', 'is', null), eb('invoice_events.next_try_at', '<=', now)]),
    )
    .where(({ or, eb }) => or([eb('invoices.working_until', 'is', null), eb('invoices.working_until', '<', now)]))
    .orderBy('invoice_events.id')
    .limit(limit)
    .execute()
