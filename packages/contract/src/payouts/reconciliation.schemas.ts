import { z } from 'zod'
import { Done } from './people.schemas.ts'
import { ById, Cents, Id, Instant, Page, paged, PerPage, Reason } from './shapes.ts'

/**
 * In what the ledger and the provider differ: money of nobody's order; an attempt that the provider does not know; what
 * came, went back, went to banks, was kept as a fee, or taken by disputes; or its answer cannot be read.
 */
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
  /** As the provider calls it, where it is no order's. */
  payment_id: z.string().nullable(),
  withdrawal_id: z.int().nullable(),
  ours_cents: Cents,
  theirs_cents: Cents,
  found_at: Instant,
  /** The last time. */
  compared_at: Instant,
  is_open: z.boolean(),
  /** The last time that an operator did. */
  settled: z.object({ at: Instant, by: z.string(), reason: z.string() }).nullable(),
})
export type Difference = z.output<typeof Difference>

export const reconciliationSchemas = {
  /** Newest first. */
  differences: {
    query: z.object({
      page: Page,
      per_page: PerPage,
      filter: z.enum(['open', 'settled']).default('open'),
      /** That one alone, however it stands. */
      id: Id.optional(),
    }),
    /** `until`: what the provider did up to then was compared. */
    reply: paged('differences', Difference).extend({ until: Instant.nullable() }),
  },
  /** As it was seen: from then on the ledger says what the provider says, and the house bears it. */
  settle: {
    params: ById,
    body: z.object({ ours_cents: Cents, theirs_cents: Cents, reason: Reason }),
    reply: Done,
  },
}
