import { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import { dispatchRunsSchemas } from '@bra/contract/dispatch/dispatch-runs.schemas'
import { routes } from '../../../platform/routes.ts'
import { dispatchFigures, estimateRun, showRun, startRun, stopRun } from './dispatch-runs.service.ts'

export default routes(dispatchRuns, dispatchRunsSchemas, {
  start: ({ app, user, body }) => startRun(app, user, body),
  estimate: ({ app, user, body }) => estimateRun(app, user, body),
  stop: ({ app, user, body }) => stopRun(app, user, body.store_id),
  show: ({ app, user, params }) => showRun(app, user, params.store_id),
  figures: ({ app, user, params }) => dispatchFigures(app, user, params.store_id),
})
