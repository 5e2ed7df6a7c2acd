import { z } from 'zod'
import { Extras } from './listings.schemas.ts'
import { Id } from './shapes.ts'
import { extras, finishes, languages, offerConditions } from './trade.ts'

export const MOST_FAIR_PRICES = 100

/** One exact variant of a product. */
export const PricedVariant = z.object({
  product_id: Id,
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
  extras: Extras.default([]),
})
export type PricedVariant = z.output<typeof PricedVariant>

/** How near the evidence is: the variant itself, any language, any condition brought to this one, or asking prices alone. */
export const priceBases = ['variant', 'condition', 'product', 'offers'] as const

/** What a variant is worth, and by what that is known. Cents; sales and window are those that were counted. */
export const FairPrice = PricedVariant.extend({
  extras: z.array(z.enum(extras)),
  price_cents: z.int(),
  low_cents: z.int(),
  median_cents: z.int(),
  high_cents: z.int(),
  basis: z.enum(priceBases),
  /** Sales, or offers where the basis is asking prices. */
  counted: z.int(),
  window_days: z.int().nullable(),
  /** Said beside the price: too few sales, or not of this very variant. */
  estimated: z.boolean(),
})
export type FairPrice = z.output<typeof FairPrice>

export const fairPricesSchemas = {
  of: {
    body: z.object({ variants: z.array(PricedVariant).min(1).max(MOST_FAIR_PRICES) }),
    /** In the order asked; null where nobody ever sold or offers anything like it. */
    reply: z.object({
      prices: z.array(
        z.object({
          fair: FairPrice.nullable(),
          /** The cheapest of the same variant on sale, and how many there are. */
          lowest_cents: z.int().nullable(),
          offers: z.int(),
        }),
      ),
    }),
  },
}
