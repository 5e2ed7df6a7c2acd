import type { PartsOf } from '../../../module.ts'
import { writeMissingParameters } from './index.ts'
import routes from './settings.routes.ts'

export const settings: PartsOf = {
  routes,
  open: (app) => app.transaction(writeMissingParameters),
}
