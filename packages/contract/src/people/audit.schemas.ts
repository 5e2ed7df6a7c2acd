import { z } from 'zod'
import { Id, Instant, Page, paged, PerPage, Text } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

export const ActKind = z.enum([
  'parameter_changed',
  'account_blocked',
  'account_unblocked',
  'operator_made',
  'operator_unmade',
  'second_factor_ended',
  'acting_started',
  'acting_ended',
  'content_added',
  'content_changed',
  'content_removed',
  'category_added',
  'category_changed',
  'category_removed',
  'word_added',
  'word_changed',
  'words_ordered',
  'words_merged',
  'catalog_import_started',
  'catalog_import_cancelled',
  'product_added',
  'product_changed',
  'products_merged',
  'review_kept',
  'review_removed',
  'suggestion_edited',
  'suggestion_approved',
  'suggestion_merged',
  'suggestion_refused',
  'store_decided',
  'store_plan_set',
  'withdrawal_handled',
  'dispute_won',
  'dispute_lost',
  'complaint_decided',
  'complaint_reopened',
  'return_refunded',
  'return_closed',
  'parcel_cancelled',
  'parcel_delivered',
  'parcel_lost',
  'refund_held',
  'refund_asked',
  'refund_settled',
  'difference_settled',
])
export type ActKind = z.output<typeof ActKind>

export const Act = z.object({
  id: z.int(),
  at: Instant,
  kind: ActKind,
  subject: z.string(),
  title: Said,
  reason: z.string().nullable(),
  detail: z.record(z.string(), z.json()),
  operator: z.object({ id: z.int(), name: z.string() }),
})
export type Act = z.output<typeof Act>

export const auditSchemas = {
  acts: {
    query: z.object({
      page: Page,
      per_page: PerPage,
      kind: ActKind.optional(),
      subject: Text.optional(),
      operator_id: Id.optional(),
    }),
    reply: paged('acts', Act),
  },
}
