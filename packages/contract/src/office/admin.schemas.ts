import { z } from 'zod'
import { Instant } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

export const WaitingKind = z.enum([
  'store',
  'withdrawal',
  'complaint',
  'dispute',
  'refund',
  'return',
  'unposted',
  'arrival',
  'centre',
  'difference',
  'job',
  'tax_table',
  'suggestion',
  'review',
  'given_up',
])
export type WaitingKind = z.output<typeof WaitingKind>

export const WaitingItem = z.object({
  id: z.int(),
  title: Said,
  detail: Said,
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
          items: z.array(WaitingItem),
        }),
      ),
    }),
  },
}
