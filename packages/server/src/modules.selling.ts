import type { Module } from './module.ts'
import boxes from './modules/boxes/boxes.routes.ts'
import labels from './modules/labels/labels.routes.ts'
import { orderMessagesJobs } from './modules/order-messages/order-messages.jobs.ts'
import orderMessages from './modules/order-messages/order-messages.routes.ts'
import { orderMessagesPersonal } from './modules/order-messages/personal.queries.ts'
import picking from './modules/picking/picking.routes.ts'
import sales from './modules/sales/sales.routes.ts'

/** The floors right above the orders: how stores fulfil what they sold, and what they know of it. */
export const sellingModules: Record<string, Module> = {
  boxes: { uses: ['shipping', 'orders'], routes: boxes },
  picking: { uses: ['orders', 'boxes'], routes: picking },
  labels: { uses: ['orders'], routes: labels },
  'order-messages': {
    uses: ['notices', 'orders'],
    routes: orderMessages,
    jobs: orderMessagesJobs,
    personal: orderMessagesPersonal,
  },
  sales: { uses: ['orders', 'order-messages'], routes: sales },
}
