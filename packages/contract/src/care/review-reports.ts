import { get, post, table } from '../kit/api.ts'
import type { reviewReportsSchemas } from './review-reports.schemas.ts'

export const reviewReports = table<typeof reviewReportsSchemas>()({
  report: post('/v1/reviews/{id}/report', 'user'),
  show: get('/v1/admin/reviews/{id}', 'admin'),
  decide: post('/v1/admin/reviews/{id}/decide', 'admin'),
})
