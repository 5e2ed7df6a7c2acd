import type { PartsOf } from '../../module.ts'
import routes from './content.routes.ts'

export const content: PartsOf = {
  routes,
}
