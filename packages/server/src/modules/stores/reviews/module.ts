import type { PartsOf } from '../../../module.ts'
import { reviewsPersonal } from './reviews.queries.ts'
import routes from './reviews.routes.ts'

export const reviews: PartsOf = {
  routes,
  personal: reviewsPersonal,
}
