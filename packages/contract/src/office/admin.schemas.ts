import { z } from 'zod'
import { Instant } from './shapes.ts'

/** What waits for an operator, the most pressing first. */
export const WaitingKind = z.enum([
  'store',
  'withdrawal',
  'dispute',
  'refund',
  'return',
  'unposted',
  'arrival',
  'centre',
  'difference',
  'suggestion',
  'review',
])
export type WaitingKind = z.output<typeof WaitingKind>

export const WaitingItem = z.object({
  id: z.int(),
  title: z.string(),
  /** A second line: who, how much. */
  detail: z.string(),
  since: Instant,
})
export type WaitingItem = z.output<typeof WaitingItem>

export const adminSchemas = {
  inbox: {
    reply: z.object({
      groups: z.array(
        z.object({
          kind: WaitingKind,
          count: z.int(),
          /** The ones that have waited longest. */
          items: z.array(WaitingItem),
        }),
      ),
    }),
  },
}
