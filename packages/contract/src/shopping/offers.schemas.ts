import { z } from 'zod'
import { cardConditions, languages } from '../trade/trade.ts'

/** Freight and arrival for the visitor's CEP; an `estimate` until the cart asks for a real quote. */
export const Freight = z.object({
  cents: z.int(),
  method: z.string(),
  /** Business days until arrival, including posting. */
  days_min: z.int(),
  days_max: z.int(),
  free: z.boolean(),
})

/** What a person counts as good enough: this condition or better, in any of these languages; none means every one. */
export const Standard = z.object({
  condition: z.enum(cardConditions).default('NM'),
  languages: z.array(z.enum(languages)).max(10).default([]),
})
export type Standard = z.output<typeof Standard>
