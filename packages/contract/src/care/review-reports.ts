import { bounded, get, post, table } from '../kit/api.ts'
import type { reviewReportsSchemas } from './review-reports.schemas.ts'

export const reviewReports = table<typeof reviewReportsSchemas>()({
  report: bounded(post('/v1/reviews/{id}/report', 'user'), { times: 20, minutes: 60 }),
  show: get('/v1/admin/reviews/{id}', 'admin'),
  decide: bounded(post('/v1/admin/reviews/{id}/decide', 'admin'), { times: 600, minutes: 60 }),
})
