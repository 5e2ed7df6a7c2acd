import type { PartsOf } from '../../../module.ts'
import freightRules from './freight-rules.routes.ts'
import routes from './shipping.routes.ts'
import { writeMissingMethods } from './shipping.service.ts'

export const shipping: PartsOf = {
  routes: [...routes, ...freightRules],
  open: (app) => app.transaction(writeMissingMethods),
}
