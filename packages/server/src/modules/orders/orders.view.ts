import type { Order } from '@bra/contract/orders.schemas'
import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import { offsetOf, paginate } from '../../platform/paging.ts'
import { paymentShown } from './payments.view.ts'
import { countOrdersOfBuyer, orderOfBuyer, ordersOfBuyer, storeOrdersOf } from './orders.queries.ts'

export async function pageOfOrders({ db }: App, userId: number, asked: { page: number; per_page: number }) {
  const [products, total] = await Promise.all([
    ordersOfBuyer(db, userId, { limit: asked.per_page, offset: offsetOf(asked) }),
    countOrdersOfBuyer(db, userId),
  ])
  return { products, paginate: paginate(asked, total) }
}

export async function showOrder({ db }: App, userId: number, id: number): Promise<Order> {
  const order = (await orderOfBuyer(db, userId, id)) ?? fail('order_not_found')
  const parcels = (await storeOrdersOf(db, id)).map((parcel) => ({ ...parcel, ...untold }))
  return { ...order, payment: await paymentShown(db, id), store_orders: parcels }
}

const untold = {
  events: [],
  tracking: null,
  post_by: null,
  arrives: null,
  delivered_at: null,
  completes_at: null,
  cancellation: null,
  refund: null,
  review: null,
  actions: [],
}
