import { z } from 'zod'
import { Product } from './catalog.schemas.ts'
import { Done } from './people.schemas.ts'
import { ById, Cents, Id, Instant, Page, paged, PerPage } from './shapes.ts'
import { finishes, languages, offerConditions } from './trade.ts'

export const MOST_WANTS = 500

const Limits = z.object({
  /** Of one copy, without freight; null for any price. */
  limit_cents: z
    .int()
    .min(1, 'Informe um valor maior que zero.')
    .max(100_000_000, 'Informe um valor menor.')
    .nullable(),
  /** This or better; null for any. */
  condition: z.enum(offerConditions).nullable(),
  /** Any of these; none named means any. */
  languages: z.array(z.enum(languages)).max(languages.length),
  finish: z.enum(finishes).nullable(),
  /** Any printing of the same being, in any set. */
  any_edition: z.boolean(),
  quantity: z.int().min(1, 'Informe ao menos 1.').max(999, 'Informe no máximo 999.'),
  active: z.boolean(),
  notify: z.boolean(),
})
export type WantLimits = z.output<typeof Limits>

/** The cheapest offer that fits a want now; its product is another one only when any edition will do. */
export const FittingOffer = z.object({
  listing_id: z.int(),
  product_id: z.int(),
  product_name: z.string(),
  price_cents: Cents,
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
  store: z.object({ id: z.int(), name: z.string(), slug: z.string(), uf: z.string() }),
})
export type FittingOffer = z.output<typeof FittingOffer>

export const Want = Limits.extend({
  id: z.int(),
  product: Product,
  created_at: Instant,
  told_at: Instant.nullable(),
  /** How many offers fit now. */
  fitting: z.int(),
  best: FittingOffer.nullable(),
})
export type Want = z.output<typeof Want>

export const wantsSchemas = {
  list: { query: z.object({ page: Page, per_page: PerPage }), reply: paged('wants', Want) },
  ofProduct: { params: ById, reply: z.object({ want: Want.nullable() }) },
  /** One want a product: saving it again changes it. */
  save: {
    body: Limits.partial().extend({ product_id: Id }),
    reply: Done.extend({ want: Want }),
  },
  change: { params: ById, body: Limits.partial(), reply: Done.extend({ want: Want }) },
  remove: { params: ById, reply: Done },
}
