import type { PartsOf } from '../../../module.ts'
import routes from './content.routes.ts'
import { writeMissingContent } from './index.ts'

export const content: PartsOf = {
  routes,
  open: (app) => app.transaction((tx) => writeMissingContent(tx, app.clock.now())),
}
