import type { ReportReason } from '@bra/contract/care/review-reports.schemas'
import type { Generated } from 'kysely'

export interface ReviewReportsTables {
  review_reports: {
    id: Generated<number>
    review_id: number
    user_id: number
    reason: ReportReason
    comment: string | null
    reported_at: Date
    decided_at: Date | null
    decision: 'kept' | 'removed' | null
  }
}
