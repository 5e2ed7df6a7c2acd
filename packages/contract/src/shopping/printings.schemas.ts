import { z } from 'zod'
import { Product } from '../catalogue/catalog.schemas.ts'

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
  offers: z.int(),
  price_cents: z.int().nullable(),
  lowest_cents: z.int().nullable(),
})
export type Printing = z.output<typeof Printing>
