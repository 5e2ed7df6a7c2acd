import { bounded, get, post, table } from '../kit/api.ts'
import type { StoreOrderState } from '../orders/order-life.ts'
import { notSent } from '../orders/order-states.ts'
import type { invoicesSchemas } from './invoices.schemas.ts'

export const invoices = table<typeof invoicesSchemas>()({
  make: bounded(post('/v1/store-order-invoice', 'seller', 'documents'), { times: 20, minutes: 60, about: 'id' }),
  transmit: bounded(post('/v1/send-nf-to-sefaz', 'seller', 'documents'), { times: 20, minutes: 60, about: 'id' }),
  trial: post('/v1/tax-setup/trial', 'seller', 'settings'),
  get: post('/v1/store-order-get-nf', 'seller', 'documents'),
  mail: bounded(post('/v1/store-order-send-nf', 'seller', 'documents'), { times: 20, minutes: 60, about: 'id' }),
  cancel: bounded(post('/v1/store-order-cancel-nf', 'seller', 'documents'), { times: 20, minutes: 60, about: 'id' }),
  correct: bounded(post('/v1/store-order-correct-nf', 'seller', 'documents'), { times: 20, minutes: 60, about: 'id' }),
  takeBack: bounded(post('/v1/store-order-return-nf', 'seller', 'documents'), { times: 20, minutes: 60, about: 'id' }),
  mendPlace: bounded(post('/v1/store-order-place', 'seller', 'documents'), { times: 20, minutes: 60, about: 'id' }),
  match: post('/v1/store-invoices/{store_id}/match', 'seller', 'documents'),
  list: get('/v1/store-invoices/{store_id}', 'seller', 'documents'),
  month: get('/v1/store-invoices/{store_id}/month', 'seller', 'documents'),
  together: post('/v1/store-orders-get-nf', 'seller', 'documents'),
  recipient: bounded(post('/v1/store-order-recipient', 'seller', 'documents'), { times: 20, minutes: 60, about: 'id' }),
  ofOrder: get('/v1/orders/{id}/invoices', 'user'),
  ofBuyer: post('/v1/order/invoice', 'user'),
})

/** In these states a document stands for its parcel, or may soon. */
export const liveInvoices = ['draft', 'processing', 'authorised', 'rejected'] as const
/** A parcel with such a document may not lose cards before the document is cancelled. */
export const bindingInvoices = ['processing', 'authorised'] as const
/** An authority may still have to be asked about such a document, if it is due. */
export const unsentInvoices = ['processing', 'draft'] as const
export const withdrawnInvoices = ['draft', 'rejected', 'authorised'] as const
/** Once the goods have left, a note is not cancelled: what comes back has a note of its own. */
export const mayBeCancelled: readonly StoreOrderState[] = [...notSent, 'cancelled']
