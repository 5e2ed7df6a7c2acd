import type { PartsOf } from '../../../module.ts'
import { mergeOrderLines } from './merged.queries.ts'
import { ordersOfStore } from './of-store.queries.ts'
import { isPaymentOfOrder } from './payments.queries.ts'
import routes from './orders.routes.ts'
import { ordersPersonal } from './personal.queries.ts'
import { ordersWaiting } from './waiting.queries.ts'

export const orders: PartsOf = {
  routes,
  waiting: ordersWaiting,
  personal: ordersPersonal,
  store: ordersOfStore,
  merged: mergeOrderLines,
  claims: { payment: isPaymentOfOrder },
}
