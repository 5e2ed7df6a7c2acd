import type { PartsOf } from '../../../module.ts'
import routes from './reviews.routes.ts'

export const reviews: PartsOf = {
  routes,
}
