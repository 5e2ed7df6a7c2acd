import type { PartsOf } from '../../module.ts'
import routes from './statements.routes.ts'

export const statements: PartsOf = {
  routes,
}
