import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostCharacters } from '../kit/field-sentences.ts'
import { Product } from '../catalogue/catalog.schemas.ts'
import { CardPassport } from '../ground/passports.schemas.ts'
import { copyFields, Grade } from '../trade/offer.schemas.ts'
import { ById, Id, Page, PerPage, Slug, Text } from '../kit/shapes.ts'
import { MAX_PRICE_CENTS, MAX_STOCK } from '../trade/limits.ts'
import { editions, extras, finishes, languages, offerConditions, productOrders, productTypes } from '../trade/trade.ts'

function hasOneEdition(chosen: string[]) {
  return editions.filter((edition) => chosen.includes(edition)).length < 2
}

/** Sorted and without repetitions, so that the same extras are the same offer; one edition at most. */
export const Extras = z
  .array(z.enum(extras))
  .max(extras.length)
  .refine(
    hasOneEdition,
    both(
      'Escolha só uma tiragem: 1ª Edição, Ilimitada ou Limitada.',
      'Choose one print run only: 1st Edition, Unlimited or Limited.',
    ),
  )
  .transform((chosen) => extras.filter((extra) => chosen.includes(extra)))

export const Offer = z.object({
  id: z.int(),
  product_id: z.int(),
  ...copyFields,
  price_cents: z.int(),
  /** The price before a promotion; null if there is none. */
  regular_price_cents: z.int().nullable(),
  quantity: z.int(),
  comment: z.string().nullable(),
  photos: z.array(z.string()),
  /** Guided photos, which stand first in `photos`, and a map of defects; null for most offers. */
  passport: CardPassport.nullable(),
  bra_center: z.boolean(),
})
export type Offer = z.output<typeof Offer>

export const AskedPrice = z
  .int(both('Digite o preço.', 'Type the price.'))
  .min(1, both('O preço precisa ser maior que zero.', 'The price must be above zero.'))
  .max(MAX_PRICE_CENTS, both('O preço vai até R$ 1.000.000,00.', 'The price goes up to R$ 1.000.000,00.'))
export const Stock = z
  .int(both('Digite quantas unidades há.', 'Type how many units there are.'))
  .min(0, both('A quantidade não pode ser negativa.', 'The quantity cannot be negative.'))
  .max(MAX_STOCK, both('A quantidade vai até 99.999 unidades.', 'The quantity goes up to 99,999 units.'))
export const ListingStatus = z.enum(['available', 'paused'])
/** Words of the store about its own stock, which buyers never see. */
const OwnWords = z
  .string()
  .trim()
  .max(40, mostCharacters(40))
  .nullable()
  .transform((words) => words || null)
const Comment = z.string().trim().max(500, mostCharacters(500))

const OfGrading = z
  .string()
  .trim()
  .min(
    1,
    both(
      'Informe a certificadora, a nota e o certificado.',
      'Enter the grading company, the grade and the certificate.',
    ),
  )
  .max(40, mostCharacters(40))
const AskedGrade = Grade.extend({ company: OfGrading, certificate: OfGrading })

const decided = {
  condition: z.enum(offerConditions, both('Escolha a condição.', 'Choose the condition.')),
  grade: AskedGrade.nullable(),
  language: z.enum(languages, both('Escolha o idioma.', 'Choose the language.')),
  finish: z.enum(finishes, both('Escolha o acabamento.', 'Choose the finish.')),
  extras: Extras,
  price_cents: AskedPrice,
  quantity: Stock,
  status: ListingStatus,
  comment: Comment.nullable().transform((comment) => comment || null),
  /** It says where the cards lie, such as a box or a binder. */
  position: OwnWords,
  sku: OwnWords,
}

/** `quantity_was` is what the owner saw, so that a sale meanwhile is reported and not overwritten. */
export const ListingChange = z.object(decided).partial().extend({ id: Id, quantity_was: Stock.optional() })
export type ListingChange = z.output<typeof ListingChange>

const { condition, grade, language, finish, extras: _, price_cents, quantity, ...optional } = decided

/** Optional fields of a new offer. If the store has the same offer already, missing fields stay as they are there. */
export const OptionalTerms = z.object(optional).partial()
export type OptionalTerms = z.output<typeof OptionalTerms>

export const usualTerms = {
  status: 'available',
  comment: null,
  position: null,
  sku: null,
} as const satisfies Required<OptionalTerms>

export const NewListing = z.object({
  ...decided,
  product_id: Id,
  grade: grade.default(null),
  language: language.default('PT'),
  finish: finish.default('normal'),
  extras: Extras.default([]),
  status: optional.status.default(usualTerms.status),
  comment: optional.comment.default(usualTerms.comment),
  position: optional.position.default(usualTerms.position),
  sku: optional.sku.default(usualTerms.sku),
})
export type NewListing = z.output<typeof NewListing>

export const StoreListing = Offer.extend({
  product: Product,
  at_store: z.int(),
})
export type StoreListing = z.output<typeof StoreListing>

export const ShowProductsStore = z.object({
  store_id: Id,
  page: Page,
  per_page: PerPage,
  search: Text.optional(),
  type: z.enum(productTypes).optional(),
  business: Slug.optional(),
  category_id: Id.optional(),
  product_id: Id.optional(),
  condition: z.enum(offerConditions).optional(),
  language: z.enum(languages).optional(),
  finish: z.enum(finishes).optional(),
  order: z.enum(productOrders).default('relevance'),
})

export const ConditionOnOffer = z.object({
  condition: z.enum(offerConditions),
  name: z.string(),
  count: z.int(),
  quantity: z.int(),
  price_low: z.int(),
})

export const Promotion = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  running: z.boolean(),
  ended: z.boolean(),
  offers_count: z.int(),
})
export type Promotion = z.output<typeof Promotion>

export const listingsSchemas = {
  conditionsOfProduct: { body: z.object({ id: Id }), reply: z.object({ conditions: z.array(ConditionOnOffer) }) },
  promotions: { reply: z.object({ promotions: z.array(Promotion) }) },
  promotion: { params: ById, reply: Promotion },
}
