import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { invoiceJson } from '../store-orders/index.ts'
import type { InvoicesTables } from '../store-orders/invoice-records.tables.ts'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import type { InvoiceRow } from './invoices.queries.ts'

/** The document of a parcel with the key, or that which is shown of it: the authorised one, or else the newest. */
export const shownInvoiceOf = (
  db: Db,
  { parcel, purpose, key }: { parcel: number; purpose: InvoiceRow['purpose']; key?: string | undefined },
): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('store_order_id', '=', parcel)
    .where('purpose', '=', purpose)
    .$if(key !== undefined, (rows) => rows.where('access_key', '=', key!))
    .orderBy(sql`state <> 'authorised'`)
    .orderBy('environment')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

interface InvoicesFilter {
  storeId: number
  /** A month in Brasília, such as "2026-11". */
  month?: string | undefined
  search?: string | undefined
  page: number
  per_page: number
}

const inMonth = (instant: RawBuilder<unknown>, month: string) => sql`
  ((${instant} at time zone 'America/Sao_Paulo') >= ${`${month}-01`}::date
  and (${instant} at time zone 'America/Sao_Paulo') < ${`${month}-01`}::date + interval '1 month')`

const invoicesOf = ({ storeId, month, search }: InvoicesFilter) => sql`
  i.store_id = ${storeId}
  ${month ? sql`and ${inMonth(sql`i.authorised_at`, month)}` : sql``}
  ${
    search
      ? sql`and (so.order_id::text = ${search} or i.number::text = ${search} or i.access_key = ${search.replaceAll(/\s/g, '').toUpperCase()}
          or ${hasWords(sql`plain(buyer.name || ' ' || buyer.last_name)`, search)})`
      : sql``
  }`

const from = sql`from invoices i join store_orders so on so.id = i.store_order_id
  join orders o on o.id = so.order_id join users buyer on buyer.id = o.user_id`

export async function invoicesPage(db: Db, filter: InvoicesFilter) {
  const { rows } = await sql<{ id: number; store_order_id: number; order_id: number; invoice: Invoice }>`
    select i.id, i.store_order_id, so.order_id, ${invoiceJson} invoice ${from}
    where ${invoicesOf(filter)} order by i.id desc limit ${filter.per_page} offset ${offsetOf(filter)}`.execute(db)
  return rows
}

export async function countInvoices(db: Db, filter: InvoicesFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count ${from} where ${invoicesOf(filter)}`.execute(db)
  return rows[0]!.count
}

interface MonthOfStore {
  storeId: number
  month: string
}

/** Documents with value by law that were authorised in a month, also those cancelled since, with their files. */
export async function filesOfMonth(db: Db, { storeId, month }: MonthOfStore) {
  const { rows } = await sql<InvoiceRow>`
    select i.* from invoices i
    where i.store_id = ${storeId} and i.environment = 1 and i.xml is not null and ${inMonth(sql`i.authorised_at`, month)}
    order by i.id`.execute(db)
  return rows
}

export type EventOfMonth = Selectable<InvoicesTables['invoice_events']> &
  Pick<InvoiceRow, 'access_key' | 'model' | 'series' | 'number'>

/** Registered events of the documents of a month, and those of the month itself, such as a number that was never used. */
export async function eventsOfMonth(db: Db, { storeId, month }: MonthOfStore) {
  const { rows } = await sql<EventOfMonth>`
    select e.*, i.access_key, i.model, i.series, i.number
    from invoice_events e join invoices i on i.id = e.invoice_id
    where i.store_id = ${storeId} and i.environment = 1 and e.state = 'registered'
      and (${inMonth(sql`i.authorised_at`, month)} or ${inMonth(sql`e.happened_at`, month)})
    order by e.id`.execute(db)
  return rows
}
