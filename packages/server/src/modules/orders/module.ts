import type { PartsOf } from '../../module.ts'
import routes from './orders.routes.ts'
import { ordersPersonal } from './personal.queries.ts'
import { ordersWaiting } from './waiting.queries.ts'

export const orders: PartsOf = { routes, waiting: ordersWaiting, personal: ordersPersonal }
