import type { PartsOf } from '../../../module.ts'
import { pickingListeners } from './picking.events.ts'
import routes from './picking.routes.ts'

export const picking: PartsOf = {
  routes,
  listeners: pickingListeners,
}
