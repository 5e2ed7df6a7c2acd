import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'
import type { InvoiceRow } from './invoices.queries.ts'

/** The authorised document `i` with value by law by which the parcel `so` travels. */
const travelling = sql`i.store_order_id = so.id and i.environment = 1 and i.purpose = 'sale' and i.state = 'authorised'`

interface OwnParcel {
  id: number
  order_id: number
  /** Null without an authorised document whose file is kept here. */
  invoice_id: number | null
}

export async function parcelsWithPapers(db: Db, storeIds: number[], ids: number[]) {
  const { rows } = await sql<OwnParcel>`
    select so.id, so.order_id, i.id invoice_id
    from store_orders so
    left join invoices i on ${travelling} and i.xml is not null
    where so.id = any(${ids}::int[]) and so.store_id = any(${storeIds}::int[])
    order by array_position(${ids}::int[], so.id)`.execute(db)
  return rows
}

interface BoughtParcel {
  parcel_id: number
  invoice_id: number | null
  model: Invoice['model']
  number: number
  series: number
  access_key: string | null
}

const boughtParcels = sql`select so.id parcel_id, i.id invoice_id, i.model, i.number, i.series, i.access_key
  from orders o join store_orders so on so.order_id = o.id left join invoices i on ${travelling} and i.xml is not null`

export async function parcelsOfBuyer(db: Db, buyerId: number, orderId: number) {
  const { rows } = await sql<BoughtParcel>`
    ${boughtParcels} where o.id = ${orderId} and o.user_id = ${buyerId} order by so.id`.execute(db)
  return rows
}

export async function parcelOfBuyer(db: Db, buyerId: number, parcelId: number) {
  const { rows } = await sql<BoughtParcel>`
    ${boughtParcels} where so.id = ${parcelId} and o.user_id = ${buyerId}`.execute(db)
  return rows[0]
}

export async function invoicesToMail(db: Db, { since, after, limit }: PageOfRows & { since: Date }) {
  const { rows } = await sql<InvoiceRow>`
    select i.* from store_orders so join invoices i on ${travelling}
    where i.authorised_at > ${since} and i.mailed_at is null and i.xml is not null and i.id > ${after}
    order by i.id limit ${limit}`.execute(db)
  return rows
}
