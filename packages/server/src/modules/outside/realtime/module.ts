import type { PartsOf } from '../../../module.ts'
import { realtimeListeners } from './realtime.events.ts'
import routes from './realtime.routes.ts'

export const realtime: PartsOf = {
  routes,
  listeners: realtimeListeners,
}
