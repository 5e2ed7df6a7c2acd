import { z } from 'zod'
import { mostLetters } from '../kit/field-sentences.ts'
import { Done } from '../people/people.schemas.ts'
import { ById, Instant, Reason } from '../kit/shapes.ts'
import { Review } from '../stores/stores.schemas.ts'

export const ReportReason = z.enum(['offensive', 'false', 'personal_data', 'advertising', 'other'])
export type ReportReason = z.output<typeof ReportReason>

export const ReportedReview = Review.extend({
  store: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  order_id: z.int().nullable(),
  removed: z.boolean(),
  reports: z.array(
    z.object({
      id: z.int(),
      reason: ReportReason,
      comment: z.string().nullable(),
      at: Instant,
      by: z.object({ id: z.int(), name: z.string() }),
      decision: z.enum(['kept', 'removed']).nullable(),
    }),
  ),
})
export type ReportedReview = z.output<typeof ReportedReview>

export const reviewReportsSchemas = {
  report: {
    params: ById,
    body: z.object({
      reason: ReportReason,
      comment: z.string().trim().max(500, mostLetters(500)).optional(),
    }),
    reply: Done,
  },
  show: { params: ById, reply: ReportedReview },
  decide: {
    params: ById,
    body: z.object({ decision: z.enum(['kept', 'removed']), reason: Reason }),
    reply: Done,
  },
}
