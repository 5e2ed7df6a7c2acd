import { z } from 'zod'
import { Id, Instant, Page, paged, PerPage, Text } from './shapes.ts'

/** What an operator can do that is written down for ever. */
export const ActKind = z.enum(['parameter_changed', 'store_decided', 'withdrawal_handled'])
export type ActKind = z.output<typeof ActKind>

export const Act = z.object({
  id: z.int(),
  at: Instant,
  kind: ActKind,
  /** `store:12`, `user:7`: what it was done to. */
  subject: z.string(),
  title: z.string(),
  reason: z.string().nullable(),
  detail: z.record(z.string(), z.json()),
  operator: z.object({ id: z.int(), name: z.string() }),
})
export type Act = z.output<typeof Act>

export const auditSchemas = {
  /** Newest first. */
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
