import type { PartsOf } from '../../../module.ts'
import { reviewReportsPersonal } from './review-reports.personal.ts'
import { reportsWaiting } from './review-reports.queries.ts'
import routes from './review-reports.routes.ts'

export const reviewReports: PartsOf = { routes, waiting: reportsWaiting, personal: reviewReportsPersonal }
