import { z } from 'zod'
import { Product } from '../catalogue/catalog.schemas.ts'

/** One printing of a card, with what the copies cost that are asked for. */
export const Printing = Product.pick({
  id: true,
  name: true,
  slug: true,
  type: true,
  card_number: true,
  code: true,
  variant: true,
  categories: true,
  product_image: true,
  rarity: true,
}).extend({
  /** Offers that match, and the lowest of their prices in cents. */
  offers: z.int(),
  price_cents: z.int().nullable(),
  /** The lowest price of any copy, in cents. */
  lowest_cents: z.int().nullable(),
})
export type Printing = z.output<typeof Printing>
