import { z } from 'zod'

const DraftPart = z.enum(['company', 'seat', 'bank'])
export type DraftPart = z.output<typeof DraftPart>

/** Typed values, valid or not, so that they come back as they were. */
export const StoreDraft = z.object({
  step: z.int().min(0).max(3),
  face: z.object({
    name: z.string().max(200),
    slug: z.string().max(200),
    description: z.string().max(4000),
    policies: z.string().max(4000),
    posts_in_days: z.string().max(10),
    free_shipping_over: z.string().max(20),
    sends_letters: z.boolean(),
    allows_pickup: z.boolean(),
  }),
  plan: z.string().max(40),
  typed: z.partialRecord(DraftPart, z.record(z.string().max(40), z.string().max(300))).default({}),
})
export type StoreDraft = z.output<typeof StoreDraft>
