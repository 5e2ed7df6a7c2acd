import type { PartsOf } from '../../module.ts'
import centreParcels from './centre-parcels.routes.ts'
import { disputes } from './orders.counts.ts'
import { ordersListeners } from './orders.events.ts'
import { ordersJobs } from './orders.jobs.ts'
import routes from './orders.routes.ts'
import { followedJobs } from './parcels.followed.ts'
import { parcelsJobs } from './parcels.jobs.ts'
import storeOrders from './store-orders.routes.ts'
import { ordersWaiting } from './waiting.queries.ts'
import { ordersPersonal } from './personal.queries.ts'

export const orders: PartsOf = {
  routes: [...routes, ...storeOrders, ...centreParcels],
  jobs: { ...ordersJobs, ...parcelsJobs, ...followedJobs },
  listeners: ordersListeners,
  waiting: ordersWaiting,
  personal: ordersPersonal,
  counts: [disputes],
}
