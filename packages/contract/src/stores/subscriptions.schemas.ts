import { z } from 'zod'

export const Plan = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  audience: z.enum(['seller', 'buyer']),
  price_cents: z.int(),
  interval: z.enum(['month', 'year']),
  /** Commission on each sale, in basis points. */
  commission_bp: z.int(),
  max_ads: z.int().nullable(),
  max_offers: z.int().nullable(),
  features: z.array(z.string()),
  highlighted: z.boolean(),
})
export type Plan = z.output<typeof Plan>

export const subscriptionsSchemas = {
  plans: { reply: z.object({ plans: z.array(Plan) }) },
}
