import { z } from 'zod'
import { Extras } from '../stores/listings.schemas.ts'
import { Id } from '../kit/shapes.ts'
import { extras, finishes, languages, offerConditions } from '../trade/trade.ts'

export const MOST_FAIR_PRICES = 100

export const PricedVariant = z.object({
  product_id: Id,
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
  extras: Extras.default([]),
})
export type PricedVariant = z.output<typeof PricedVariant>

/** How close the evidence is: this variant, any language, another condition converted, or asking prices. */
export const priceBases = ['variant', 'condition', 'product', 'offers'] as const

/** The worth of a variant in cents, and its evidence: counted sales and their window in days. */
export const FairPrice = PricedVariant.extend({
  extras: z.array(z.enum(extras)),
  price_cents: z.int(),
  low_cents: z.int(),
  median_cents: z.int(),
  high_cents: z.int(),
  basis: z.enum(priceBases),
  /** Counts sales, or offers if the basis is asking prices. */
  counted: z.int(),
  window_days: z.int().nullable(),
  /** True if there are too few sales, or they are of other variants; shown beside the price. */
  estimated: z.boolean(),
})
export type FairPrice = z.output<typeof FairPrice>

export const fairPricesSchemas = {
  of: {
    body: z.object({
      variants: z.array(PricedVariant).min(1).max(MOST_FAIR_PRICES),
      besides_store: Id.optional(),
    }),
    /** In the order asked; `fair` is null if nobody has ever sold or offered anything similar. */
    reply: z.object({
      prices: z.array(
        z.object({
          fair: FairPrice.nullable(),
          lowest_cents: z.int().nullable(),
          offers: z.int(),
        }),
      ),
    }),
  },
}
