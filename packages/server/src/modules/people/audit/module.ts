import type { PartsOf } from '../../../module.ts'
import routes from './audit.routes.ts'

export const audit: PartsOf = {
  routes,
}
