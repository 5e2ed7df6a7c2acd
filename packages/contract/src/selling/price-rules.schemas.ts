import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostCharacters } from '../kit/field-sentences.ts'
import { MAX_PRICE_CENTS } from '../trade/limits.ts'
import { priceEndings } from '../trade/price-endings.ts'
import { Done } from '../people/people.schemas.ts'
import { ById, Cents, Id, Instant, numeral, Page, paged, Slug } from '../kit/shapes.ts'
import { finishes, languages, offerConditions, productTypes } from '../trade/trade.ts'
import { Said } from '../kit/said.ts'

export const MOST_RULES = 30

const NO_AMOUNT = both('Digite um valor em reais.', 'Type an amount in reais.')
const Amount = z
  .int(NO_AMOUNT)
  .min(1, both('O valor precisa ser maior que zero.', 'The amount must be above zero.'))
  .max(MAX_PRICE_CENTS, both('O valor vai até R$ 1.000.000,00.', 'The amount goes up to R$ 1.000.000,00.'))
  .nullable()
  .default(null)

/** The offers that a rule applies to; empty fields do not restrict it. */
export const RuleScope = z
  .object({
    type: z.enum(productTypes).nullable().default(null),
    business: Slug.nullable().default(null),
    category_id: Id.nullable().default(null),
    tag_id: Id.nullable().default(null),
    conditions: z.array(z.enum(offerConditions)).max(offerConditions.length).default([]),
    languages: z.array(z.enum(languages)).max(languages.length).default([]),
    finishes: z.array(z.enum(finishes)).max(finishes.length).default([]),
    price_min: Amount,
    price_max: Amount,
  })
  .refine(({ price_min, price_max }) => price_min === null || price_max === null || price_min <= price_max, {
    path: ['price_max'],
    error: both('O preço máximo precisa ser maior que o mínimo.', 'The highest price must be above the lowest.'),
  })
export type RuleScope = z.output<typeof RuleScope>

export const priceSources = ['lowest', 'median', 'last_sale', 'own'] as const

export const RulePricing = z.object({
  /** Lowest price of the variant in other stores, median paid in 90 days, last sale, or the current price. */
  source: z.enum(priceSources),
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      value: z
        .number(both('Digite a porcentagem.', 'Type the percentage.'))
        .min(-90, both('A redução vai até 90%.', 'The reduction goes up to 90%.'))
        .max(300, both('O aumento vai até 300%.', 'The increase goes up to 300%.'))
        .multipleOf(0.1, both('Use uma casa depois da vírgula.', 'Use one decimal place.')),
    }),
    z.object({
      kind: z.literal('cents'),
      value: z.int(NO_AMOUNT).min(-MAX_PRICE_CENTS).max(MAX_PRICE_CENTS),
    }),
  ]),
  ending: z.enum(priceEndings).default('none'),
})
export type RulePricing = z.output<typeof RulePricing>

const SHARE = both('Use de 1 a 200%.', 'Use 1 to 200%.')
const LARGEST_CHANGE = both('A variação máxima vai de 1 a 100%.', 'The largest change is from 1 to 100%.')
/** Limits that no run crosses, whatever the market does. */
export const RuleRails = z
  .object({
    floor_cents: Amount,
    ceiling_cents: Amount,
    median_percent: z.int().min(1, SHARE).max(200, SHARE).nullable().default(null),
    max_change_percent: z
      .int(both('Digite a variação máxima.', 'Type the largest change.'))
      .min(1, LARGEST_CHANGE)
      .max(100, LARGEST_CHANGE)
      .default(20),
  })
  .refine(({ floor_cents, ceiling_cents }) => !floor_cents || !ceiling_cents || floor_cents <= ceiling_cents, {
    path: ['ceiling_cents'],
    error: both('O teto precisa ser maior que o piso.', 'The ceiling must be above the floor.'),
  })
export type RuleRails = z.output<typeof RuleRails>

const rule = {
  name: z.string().trim().min(1, both('Dê um nome à regra.', 'Give the rule a name.')).max(80, mostCharacters(80)),
  active: z.boolean().default(true),
  scope: RuleScope,
  pricing: RulePricing,
  rails: RuleRails,
}
export const RuleWords = z.object(rule)

/** `position` is the place of a new rule, by default the last. `seen` is the content that the editor saw. */
export const NewPriceRule = RuleWords.extend({
  store_id: Id,
  id: Id.optional(),
  position: Id.optional(),
  seen: RuleWords.optional(),
})
export type NewPriceRule = z.output<typeof NewPriceRule>

export const PriceRule = z.object({ ...rule, id: z.int(), position: z.int() })
export type PriceRule = z.output<typeof PriceRule>

const NO_HOUR = both('Escolha a hora.', 'Choose the hour.')
export const PriceSchedule = z.object({
  hour: z.int().min(0, NO_HOUR).max(23, NO_HOUR),
  active: z.boolean(),
})
const KeptSchedule = PriceSchedule.extend({ next_at: Instant.nullable() })

export const PricedOffer = z.object({
  listing_id: z.int(),
  product_name: z.string(),
  variant: Said,
  rule: z.string().nullable(),
  before_cents: Cents,
  after_cents: Cents,
  reason: Said,
})
export type PricedOffer = z.output<typeof PricedOffer>

const OfStore = z.object({ store_id: Id })
const MOST_EXCEPT = 2000

export const priceRulesSchemas = {
  list: { params: OfStore, reply: z.object({ rules: z.array(PriceRule), schedule: KeptSchedule.nullable() }) },
  save: { body: NewPriceRule, reply: Done.extend({ result: PriceRule }) },
  order: { body: OfStore.extend({ ids: z.array(Id).max(MOST_RULES) }), reply: Done },
  /** Previews the saved rules, or with `draft` in place of the rule that it names; changes nothing. */
  preview: {
    body: OfStore.extend({
      draft: NewPriceRule.optional(),
      only_changes: z.boolean().default(false),
      /** By product, or the offers whose prices change most in per cent first. */
      order: z.enum(['product', 'change']).default('product'),
      page: Page,
      per_page: numeral(z.number().int().min(1).max(1000)).default(24),
    }),
    reply: paged('offers', PricedOffer).extend({ seen: z.int(), changes: z.int() }),
  },
  /** Leaves the prices of the offers in `except` as they are. The changes are recorded in the store's history. */
  run: {
    body: OfStore.extend({ except: z.array(Id).max(MOST_EXCEPT).default([]) }),
    reply: Done.extend({ result: z.object({ id: z.int(), offers: z.int() }) }),
  },
  schedule: { body: PriceSchedule.extend({ store_id: Id }), reply: Done.extend({ result: KeptSchedule }) },
  remove: { params: ById, reply: Done },
}
