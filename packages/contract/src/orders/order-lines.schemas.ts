import { z } from 'zod'
import { CardPassport } from '../ground/passports.schemas.ts'
import { Cents, Instant, ProductImage } from '../kit/shapes.ts'
import { Offer } from '../stores/listings.schemas.ts'

export const OrderLine = Offer.pick({
  condition: true,
  grade: true,
  language: true,
  finish: true,
  extras: true,
  comment: true,
}).extend({
  id: z.int(),
  offer_id: z.int().nullable(),
  product_id: z.int(),
  name: z.string(),
  code: z.string(),
  product_image: z.array(ProductImage),
  photos: z.array(z.string()),
  passport: CardPassport.nullable(),
  /** Set once the store checked the card before it closed the parcel; `passport` is null if it looks as on offer. */
  packed: z.object({ at: Instant, passport: CardPassport.nullable() }).nullable(),
  /** Counts units that were bought; `lacking` of them were not found, and their price was given back. */
  quantity: z.int(),
  lacking: z.int(),
  unit_price_cents: Cents,
})
export type OrderLine = z.output<typeof OrderLine>
