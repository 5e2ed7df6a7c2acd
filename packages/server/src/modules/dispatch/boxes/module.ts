import type { PartsOf } from '../../../module.ts'
import routes from './boxes.routes.ts'

export const boxes: PartsOf = {
  routes,
}
