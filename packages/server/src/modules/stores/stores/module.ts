import type { PartsOf } from '../../../module.ts'
import { setOrigin } from './origin.queries.ts'
import { storesOfSession } from './members.queries.ts'
import routes from './stores.routes.ts'

export const stores: PartsOf = {
  routes,
  session: storesOfSession,
  addressed: setOrigin,
}
