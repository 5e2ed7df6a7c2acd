import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import type { Db } from '../../../platform/db.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { mayTravel } from './invoice-records.view.ts'

interface Travelling {
  /** Null is the Bra Center, which documents its own parcels. */
  store: object | null
  shipping: { code: string }
  invoices: Invoice[]
}

/** True if the parcel may not be made ready or posted yet; what is picked up at the store does not travel. */
export const needsInvoice = async (db: Db, { store, shipping, invoices }: Travelling) =>
  store !== null &&
  shipping.code !== 'retirada' &&
  !invoices.some(mayTravel) &&
  (await numberOf(db, 'invoice_needed')) > 0
