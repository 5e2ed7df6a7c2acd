import { z } from 'zod'
import { both } from '../kit/both.ts'
import { EMPTY, mostLetters } from '../kit/field-sentences.ts'
import { addressSlug } from '../trade/format.ts'
import { PhotoAddress } from '../ground/photos.schemas.ts'
import { ById, Id, Page, paged, PerPage, Reason, result, Seen, Slug, Text, numeral } from '../kit/shapes.ts'
import { finishes, languages, offerConditions, productTypes } from '../trade/trade.ts'

const line = (max: number) => z.string().trim().min(1, EMPTY).max(max, mostLetters(max))
const optional = (max: number) =>
  z.preprocess((typed) => (typed === '' ? null : typed), z.string().trim().max(max).nullable())

const tagName = optional(60).refine(
  (name) => name === null || addressSlug(name) !== '',
  both('Use letras ou números.', 'Use letters or digits.'),
)

/** The codes are sorted; an empty list is the same as what no source tells. Left out, they stay as they are. */
const told = <Code extends z.ZodType<string>>(code: Code) =>
  z
    .array(code)
    .max(40)
    .nullable()
    .transform((codes) => (codes?.length ? [...new Set(codes)].toSorted() : null))
    .optional()
/** Sources tell editions of their own besides those of offers, such as "shadowless". */
const EditionCode = z.string().regex(/^[a-z0-9-]{1,40}$/)

const MAX_IMAGES = 4
const Picture = PhotoAddress.or(
  z.string().regex(/^(\/media\/|https:\/\/)\S{1,300}$/, both('Envie a imagem de novo.', 'Send the picture again.')),
)

const NO_CATEGORY = both('Escolha a coleção.', 'Choose the collection.')
export const ProductDraft = z.object({
  category_id: numeral(z.number(NO_CATEGORY).int().min(1, NO_CATEGORY).max(2_147_483_647)),
  name: line(120),
  name_en: optional(120),
  card_number: optional(20),
  /** All printings of a card in its game share it; null where the name tells the card. Left out, it stays. */
  card_key: optional(80).optional(),
  code: line(40),
  ean: z.preprocess(
    (typed) => (typed === '' ? null : typed),
    z
      .string()
      .trim()
      .regex(/^\d{8,14}$/, both('Digite de 8 a 14 números.', 'Type 8 to 14 digits.'))
      .nullable(),
  ),
  rarity_id: Id.nullable(),
  element_ids: z.array(Id).max(20),
  /** Code of the tax table of origins; see `trade/goods-origins.ts`. */
  origin: z.int().min(0).max(8).nullable(),
  brand: tagName,
  league: tagName,
  can_send_bra_center: z.boolean(),
  tag_ids: z.array(Id).max(20),
  finishes: told(z.enum(finishes)),
  editions: told(EditionCode),
  languages: told(z.enum(languages)),
  images: z
    .array(Picture)
    .max(MAX_IMAGES, both(`Envie até ${MAX_IMAGES} imagens.`, `Send up to ${MAX_IMAGES} pictures.`)),
})
export type ProductDraft = z.output<typeof ProductDraft>

export const CuratedProduct = ProductDraft.extend({
  id: z.int(),
  type: z.enum(productTypes),
  category: z.object({ id: z.int(), name: z.string(), business: z.string() }),
  offers: z.int(),
})
export type CuratedProduct = z.output<typeof CuratedProduct>

export const MergeCounts = z.object({
  offers: z.int(),
  carts: z.int(),
  orders: z.int(),
  sales: z.int(),
  collections: z.int(),
  wants: z.int(),
  favorites: z.int(),
})
export type MergeCounts = z.output<typeof MergeCounts>

/** Offers of one store for one variant are merged: stock is added, and the remaining one keeps its price. */
export const JoinedOffer = z.object({
  store: z.object({ id: z.int(), name: z.string() }),
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
  quantity: z.int(),
  price_cents: z.int(),
  kept_quantity: z.int(),
  kept_price_cents: z.int(),
  kept_paused: z.boolean(),
})
export type JoinedOffer = z.output<typeof JoinedOffer>

export const MergePreview = MergeCounts.extend({
  /** Counts moved rows that are merged with rows that the other product already has. */
  joined: MergeCounts.pick({ offers: true, carts: true, collections: true, wants: true, favorites: true }),
  joined_offers: z.array(JoinedOffer),
})
export type MergePreview = z.output<typeof MergePreview>

export const catalogEditingSchemas = {
  products: {
    query: z.object({
      q: Text.optional(),
      business: Slug.optional(),
      category_id: Id.optional(),
      page: Page,
      per_page: PerPage,
    }),
    reply: paged('products', CuratedProduct),
  },
  vocabulary: {
    reply: z.object({
      rarities: z.array(z.object({ id: z.int(), name: z.string() })),
      elements: z.array(z.object({ id: z.int(), name: z.string() })),
      brands: z.array(z.string()),
      leagues: z.array(z.string()),
      tags: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  },
  add: { body: z.object({ draft: ProductDraft, reason: Reason }), reply: result(CuratedProduct) },
  change: {
    params: ById,
    body: z.object({ draft: ProductDraft, seen: Seen, reason: Reason }),
    reply: result(CuratedProduct),
  },
  preview: { params: z.object({ id: Id, into_id: Id }), reply: MergePreview },
  merge: { params: ById, body: z.object({ into_id: Id, reason: Reason }), reply: result(CuratedProduct) },
}
