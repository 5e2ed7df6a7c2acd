import type { PartsOf } from '../../../module.ts'
import { writeMissingMethods } from './index.ts'
import routes from './shipping.routes.ts'

export const shipping: PartsOf = {
  routes,
  open: (app) => app.transaction(writeMissingMethods),
}
