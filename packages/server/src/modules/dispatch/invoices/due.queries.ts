import { unsentInvoices, withdrawnInvoices } from '@bra/contract/dispatch/invoices'
import type { Db } from '../../../platform/db.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'

type Due = PageOfRows & { now: Date }

/** Documents whose answer is not known, and drafts that wait for a service that was down. */
export const documentsUnderWay = (db: Db, { after, limit, now }: Due) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('id', '>', after)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'processing'), eb('next_try_at', 'is', null)]),
        and([eb('state', 'in', unsentInvoices), eb('next_try_at', '<=', now)]),
      ]),
    )
    .where(({ or, eb }) => or([eb('working_until', 'is', null), eb('working_until', '<', now)]))
    .orderBy('id')
    .limit(limit)
    .execute()

export const cancelledWithInvoice = (db: Db, { after, limit }: PageOfRows) =>
  db
    .selectFrom('invoices')
    .innerJoin('store_orders', 'store_orders.id', 'invoices.store_order_id')
    .selectAll('invoices')
    .where('invoices.id', '>', after)
    .where('store_orders.state', '=', 'cancelled')
    .where('invoices.source', '=', 'issued')
    .where('invoices.purpose', '=', 'sale')
    .where('invoices.state', 'in', withdrawnInvoices)
    .where('invoices.cancel_refused', 'is', null)
    // what was asked already is finished by another job
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoice_events')
            .select('invoice_events.id')
            .whereRef('invoice_events.invoice_id', '=', 'invoices.id')
            .where('invoice_events.state', '=', 'asked'),
        ),
      ),
    )
    .orderBy('invoices.id')
    .limit(limit)
    .execute()

/** Only numbers of NF-e are reported: a DC-e has no such event. */
export const unusedNumbers = (db: Db, { after, limit, now }: Due) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('state', '=', 'unused')
    .where('model', '=', 55)
    .where('source', '=', 'issued')
    .where('next_try_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
