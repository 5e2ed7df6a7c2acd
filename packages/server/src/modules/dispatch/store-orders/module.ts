import type { PartsOf } from '../../../module.ts'
import centreParcels from './centre-parcels.routes.ts'
import routes from './store-orders.routes.ts'

export const storeOrders: PartsOf = { routes: [...routes, ...centreParcels] }
