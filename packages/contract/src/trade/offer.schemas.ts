import { z } from 'zod'
import { extras, finishes, languages, offerConditions } from './trade.ts'

/** A card sealed by a grading company: grade 1 to 10 in steps of 0.5, and certificate number. */
export const Grade = z.object({
  company: z.string(),
  grade: z.number().min(1).max(10).multipleOf(0.5),
  certificate: z.string(),
})
export type Grade = z.output<typeof Grade>

export const copyFields = {
  condition: z.enum(offerConditions),
  grade: Grade.nullable(),
  language: z.enum(languages),
  finish: z.enum(finishes),
  extras: z.array(z.enum(extras)),
}

export const NamedOffer = z.object({
  id: z.int(),
  ...copyFields,
  price_cents: z.int(),
  regular_price_cents: z.int().nullable(),
  /** True if one unit alone reaches the store's minimum for free shipping. */
  free_shipping: z.boolean(),
  store: z.object({ id: z.int(), name: z.string() }),
})
export type NamedOffer = z.output<typeof NamedOffer>
