import { z } from 'zod'
import { MAX_PRICE_CENTS } from './inventory.schemas.ts'
import { Done } from './people.schemas.ts'
import { ById, Cents, Id, Instant, Page, paged, PerPage } from './shapes.ts'
import { finishes, languages, offerConditions, productTypes } from './trade.ts'

export const MOST_RULES = 30

const Amount = z
  .int('Digite um valor em reais.')
  .min(1, 'O valor precisa ser maior que zero.')
  .max(MAX_PRICE_CENTS, 'O valor vai até R$ 1.000.000,00.')
  .nullable()
  .default(null)

/** Which offers a rule is for: all, as far as nothing is chosen. */
export const RuleScope = z
  .object({
    type: z.enum(productTypes).nullable().default(null),
    category_id: Id.nullable().default(null),
    tag_id: Id.nullable().default(null),
    conditions: z.array(z.enum(offerConditions)).max(offerConditions.length).default([]),
    languages: z.array(z.enum(languages)).max(languages.length).default([]),
    finishes: z.array(z.enum(finishes)).max(finishes.length).default([]),
    /** Of the price now. */
    price_min: Amount,
    price_max: Amount,
  })
  .refine(({ price_min, price_max }) => price_min === null || price_max === null || price_min <= price_max, {
    path: ['price_max'],
    error: 'O preço máximo precisa ser maior que o mínimo.',
  })
export type RuleScope = z.output<typeof RuleScope>

export const priceSources = ['lowest', 'median', 'last_sale', 'own'] as const
export const priceEndings = ['none', '90', '99', '00'] as const

export const RulePricing = z.object({
  /** The cheapest of the same variant in other stores, the median paid in 90 days, the last sale, or the price it has. */
  source: z.enum(priceSources),
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      value: z
        .number('Digite a porcentagem.')
        .min(-90, 'A redução vai até 90%.')
        .max(300, 'O aumento vai até 300%.')
        .multipleOf(0.1, 'Use uma casa depois da vírgula.'),
    }),
    z.object({
      kind: z.literal('cents'),
      value: z.int('Digite um valor em reais.').min(-MAX_PRICE_CENTS).max(MAX_PRICE_CENTS),
    }),
  ]),
  ending: z.enum(priceEndings).default('none'),
})
export type RulePricing = z.output<typeof RulePricing>

/** What no run crosses, whatever the market does. */
export const RuleRails = z
  .object({
    floor_cents: Amount,
    ceiling_cents: Amount,
    /** Never below so many percent of the median paid, where it is known. */
    median_percent: z.int().min(1, 'Use de 1 a 200%.').max(200, 'Use de 1 a 200%.').nullable().default(null),
    /** Of one run, up or down. */
    max_change_percent: z
      .int('Digite a variação máxima.')
      .min(1, 'A variação máxima vai de 1 a 100%.')
      .max(100, 'A variação máxima vai de 1 a 100%.')
      .default(20),
  })
  .refine(({ floor_cents, ceiling_cents }) => !floor_cents || !ceiling_cents || floor_cents <= ceiling_cents, {
    path: ['ceiling_cents'],
    error: 'O teto precisa ser maior que o piso.',
  })
export type RuleRails = z.output<typeof RuleRails>

const rule = {
  name: z.string().trim().min(1, 'Dê um nome à regra.').max(80, 'Use no máximo 80 caracteres.'),
  active: z.boolean().default(true),
  scope: RuleScope,
  pricing: RulePricing,
  rails: RuleRails,
}
/** What a rule says. */
export const RuleWords = z.object(rule)

/** `position`: the place of a new one, which is the last otherwise. `seen`: what it said before, to whoever changes it. */
export const NewPriceRule = RuleWords.extend({
  store_id: Id,
  id: Id.optional(),
  position: Id.optional(),
  seen: RuleWords.optional(),
})
export type NewPriceRule = z.output<typeof NewPriceRule>

export const PriceRule = z.object({ ...rule, id: z.int(), position: z.int() })
export type PriceRule = z.output<typeof PriceRule>

export const PriceSchedule = z.object({
  hour: z.int().min(0, 'Escolha a hora.').max(23, 'Escolha a hora.'),
  active: z.boolean(),
})
const KeptSchedule = PriceSchedule.extend({ next_at: Instant.nullable() })

/** What a run makes of one offer; without a change, why not. */
export const PricedOffer = z.object({
  listing_id: z.int(),
  product_name: z.string(),
  variant: z.string(),
  rule: z.string().nullable(),
  before_cents: Cents,
  after_cents: Cents,
  reason: z.string(),
})
export type PricedOffer = z.output<typeof PricedOffer>

export const PriceRun = z.object({
  id: z.int(),
  ran_at: Instant,
  /** False where the clock did it. */
  by_hand: z.boolean(),
  offers_seen: z.int(),
  offers_changed: z.int(),
  undone_at: Instant.nullable(),
  problem: z.string().nullable(),
})
export type PriceRun = z.output<typeof PriceRun>

const PriceChange = PricedOffer.omit({ rule: true }).extend({ undone: z.boolean().nullable() })
export type PriceChange = z.output<typeof PriceChange>

const OfStore = z.object({ store_id: Id })
const Several = { page: Page, per_page: PerPage }

export const priceRulesSchemas = {
  list: { params: OfStore, reply: z.object({ rules: z.array(PriceRule), schedule: KeptSchedule.nullable() }) },
  save: { body: NewPriceRule, reply: Done.extend({ result: PriceRule }) },
  order: { body: OfStore.extend({ ids: z.array(Id).max(MOST_RULES) }), reply: Done },
  /** Of the rules as they are kept, or with `draft` in the place of the one it names; changes nothing. */
  preview: {
    body: OfStore.extend({ draft: NewPriceRule.optional(), only_changes: z.boolean().default(false), ...Several }),
    reply: paged('offers', PricedOffer).extend({ seen: z.int(), changes: z.int() }),
  },
  run: { body: OfStore, reply: Done.extend({ result: PriceRun }) },
  schedule: { body: PriceSchedule.extend({ store_id: Id }), reply: Done.extend({ result: KeptSchedule }) },
  remove: { params: ById, reply: Done },
  runs: { params: OfStore, query: z.object(Several), reply: paged('runs', PriceRun) },
  changes: { params: ById, query: z.object(Several), reply: paged('changes', PriceChange).extend({ run: PriceRun }) },
  undo: { body: ById, reply: Done.extend({ result: PriceRun, restored: z.int(), moved_on: z.int() }) },
}
