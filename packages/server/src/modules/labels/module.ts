import type { PartsOf } from '../../module.ts'
import routes from './labels.routes.ts'

export const labels: PartsOf = {
  routes,
}
