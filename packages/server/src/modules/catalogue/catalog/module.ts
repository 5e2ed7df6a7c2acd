import type { PartsOf } from '../../../module.ts'
import routes from './catalog.routes.ts'
import { writeMissingShelves } from './index.ts'

export const catalog: PartsOf = {
  routes,
  open: (app) => app.transaction(writeMissingShelves),
}
