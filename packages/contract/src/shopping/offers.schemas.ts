import { z } from 'zod'

/** Freight and arrival for the visitor's CEP; an `estimate` until the cart asks for a real quote. */
export const Freight = z.object({
  cents: z.int(),
  method: z.string(),
  /** Business days until arrival, including posting. */
  days_min: z.int(),
  days_max: z.int(),
  free: z.boolean(),
})
