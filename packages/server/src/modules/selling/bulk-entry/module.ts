import type { PartsOf } from '../../../module.ts'
import routes from './bulk-entry.routes.ts'

export const bulkEntry: PartsOf = {
  routes,
}
