import type { PartsOf } from '../../../module.ts'
import { moneyOfStore } from './of-store.queries.ts'
import routes from './statements.routes.ts'

export const statements: PartsOf = {
  routes,
  store: moneyOfStore,
}
