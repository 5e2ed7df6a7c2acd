import { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import { dispatchRunsSchemas } from '@bra/contract/dispatch/dispatch-runs.schemas'
import { routes } from '../../../platform/routes.ts'
import { showRun, startRun } from './dispatch-runs.service.ts'

export default routes(dispatchRuns, dispatchRunsSchemas, {
  start: ({ app, user, body }) => startRun(app, user, body),
  show: ({ app, user, params }) => showRun(app, user, params.store_id),
})
