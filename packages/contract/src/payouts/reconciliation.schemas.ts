import { z } from 'zod'
import { Done } from '../people/people.schemas.ts'
import { ById, Cents, Id, Instant, Page, paged, PerPage, Reason } from '../kit/shapes.ts'

/** How ledger and provider differ; `missing` is a payment that the provider lacks, `unread` an unreadable answer. */
export const DifferenceKind = z.enum([
  'unknown',
  'missing',
  'charged',
  'refunded',
  'withdrawn',
  'fee',
  'disputed',
  'unread',
])
export type DifferenceKind = z.output<typeof DifferenceKind>

export const Difference = z.object({
  id: z.int(),
  kind: DifferenceKind,
  order_id: z.int().nullable(),
  payment_id: z.string().nullable(),
  withdrawal_id: z.int().nullable(),
  ours_cents: Cents,
  theirs_cents: Cents,
  found_at: Instant,
  compared_at: Instant,
  is_open: z.boolean(),
  settled: z.object({ at: Instant, by: z.string(), reason: z.string() }).nullable(),
})
export type Difference = z.output<typeof Difference>

export const reconciliationSchemas = {
  differences: {
    query: z.object({
      page: Page,
      per_page: PerPage,
      filter: z.enum(['open', 'settled']).default('open'),
      id: Id.optional(),
    }),
    /** `until` is the instant up to which the provider's entries were compared. */
    reply: paged('differences', Difference).extend({ until: Instant.nullable() }),
  },
  /** Settles it as it was seen: the ledger then agrees with the provider, and the house bears the difference. */
  settle: {
    params: ById,
    body: z.object({ ours_cents: Cents, theirs_cents: Cents, reason: Reason }),
    reply: Done,
  },
}
