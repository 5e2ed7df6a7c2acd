import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Product } from '../catalogue/catalog.schemas.ts'
import { KeptList, ListBody } from './card-lists.schemas.ts'
import { Done } from '../people/people.schemas.ts'
import { ById, Cents, Id, Instant, Page, paged, PerPage } from '../kit/shapes.ts'
import { NamedOffer } from '../trade/offer.schemas.ts'
import { editions, finishes, languages, offerConditions } from '../trade/trade.ts'

export const MOST_WANTS = 500
/** The home page shows as many in one row. */
export const MOST_NEWEST = 4

const Limits = z.object({
  limit_cents: z
    .int()
    .min(1, both('Informe um valor maior que zero.', 'Enter an amount above zero.'))
    .max(100_000_000, both('Informe um valor menor.', 'Enter a smaller amount.'))
    .nullable(),
  /** This condition or better. Without condition, languages and finish a want follows the person's standard. */
  condition: z.enum(offerConditions).nullable(),
  languages: z.array(z.enum(languages)).max(languages.length),
  finish: z.enum(finishes).nullable(),
  edition: z.enum(editions).nullable(),
  /** Any printing of the same card, in any set. */
  any_edition: z.boolean(),
  quantity: z
    .int()
    .min(1, both('Informe ao menos 1.', 'Enter at least 1.'))
    .max(999, both('Informe no máximo 999.', 'Enter at most 999.')),
  active: z.boolean(),
  notify: z.boolean(),
})
export type WantLimits = z.output<typeof Limits>

/** The cheapest offer that fits a want now; it is of another product only if any edition will do. */
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
  fitting: z.int(),
  best: FittingOffer.nullable(),
})
export type Want = z.output<typeof Want>

export const wantsSchemas = {
  list: { query: z.object({ page: Page, per_page: PerPage }), reply: paged('wants', Want) },
  newest: { reply: z.object({ offers: z.array(NamedOffer.extend({ product: Product })) }) },
  ofProduct: { params: ById, reply: z.object({ want: Want.nullable() }) },
  /** There is one want per product: saving again changes it. */
  save: {
    body: Limits.partial().extend({ product_id: Id }),
    reply: Done.extend({ want: Want }),
  },
  /** One want for each card of the list, all with these limits; a line without an edition is a want of any edition. */
  saveList: { body: ListBody.extend(Limits.omit({ quantity: true, active: true }).partial().shape), reply: KeptList },
  /** Only for products without a want; `limit_cents` is the price below which each is told. `ids` are the new ones. */
  saveMissing: {
    body: z.object({
      wants: z
        .array(Limits.pick({ limit_cents: true }).extend({ product_id: Id }))
        .min(1, both('Escolha ao menos uma carta.', 'Choose at least one card.'))
        .max(MOST_WANTS, both('Peça no máximo 500 linhas de uma vez.', 'Ask for at most 500 lines at once.')),
    }),
    reply: Done.extend({ ids: z.array(z.int()), existing: z.int() }),
  },
  /** Takes `saveMissing` back; wants that are gone are passed over. */
  removeMany: { body: z.object({ ids: z.array(Id).min(1).max(MOST_WANTS) }), reply: Done },
  change: { params: ById, body: Limits.partial(), reply: Done.extend({ want: Want }) },
  remove: { params: ById, reply: Done },
}
