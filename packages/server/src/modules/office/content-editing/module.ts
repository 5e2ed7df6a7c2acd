import type { PartsOf } from '../../../module.ts'
import routes from './content-editing.routes.ts'

export const contentEditing: PartsOf = {
  routes,
}
