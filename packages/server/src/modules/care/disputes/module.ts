import type { PartsOf } from '../../../module.ts'
import routes from './disputes.routes.ts'

export const disputes: PartsOf = {
  routes,
}
