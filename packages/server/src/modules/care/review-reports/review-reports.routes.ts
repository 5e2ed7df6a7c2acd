import { reviewReports } from '@bra/contract/care/review-reports'
import { reviewReportsSchemas } from '@bra/contract/care/review-reports.schemas'
import { routes } from '../../../platform/routes.ts'
import { decideReview, reportReview, seeReview } from './review-reports.service.ts'

export default routes(reviewReports, reviewReportsSchemas, {
  report: ({ app, user, params, body }) => reportReview(app, user, { ...params, ...body }),
  show: ({ app, params }) => seeReview(app, params.id),
  decide: ({ app, user, params, body }) => decideReview(app, user, { ...params, ...body }),
})
