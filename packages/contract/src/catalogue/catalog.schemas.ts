import { z } from 'zod'
import { NamedOffer } from '../trade/offer.schemas.ts'
import { editions, finishes, languages, productTypes } from '../trade/trade.ts'
import { rarityTones } from './rarity-marks.ts'
import { Word } from './word.schemas.ts'
import { Day, Id, Page, paged, PerPage, ProductImage, Slug, Text, withoutBlanks } from '../kit/shapes.ts'

/** A set of a game, called collection in the shop. */
export const Category = z.object({
  id: z.int(),
  name: Word,
  name_en: z.string().nullable(),
  slug: z.string(),
  code: z.string(),
  series: z.string().nullable(),
  type: z.enum(productTypes),
  /** The cards of the set print this size; numbers of secret cards exceed it. */
  total: z.int().nullable(),
  release_date: Day.nullable(),
  symbol: z.string().nullable(),
  logo: z.string().nullable(),
  business: z.object({ id: z.int(), slug: z.string(), name: Word }),
  products_count: z.int(),
  offers_count: z.int(),
})
export type Category = z.output<typeof Category>

/** Callers draw a neutral mark for an unknown glyph. */
const rarityMark = { glyph: z.string(), tone: z.enum(rarityTones) }
export const RarityOfCard = z.object({ slug: z.string(), name: Word, ...rarityMark })
export type RarityOfCard = z.output<typeof RarityOfCard>

export const Rarity = RarityOfCard.extend({ id: z.int(), rank: z.int() })
export type Rarity = z.output<typeof Rarity>
export const Element = z.object({ id: z.int(), slug: z.string(), name: Word })
export type Element = z.output<typeof Element>
export const Tag = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  used_in: z.string(),
  image: z.string().nullable(),
  products_count: z.int(),
})
export type Tag = z.output<typeof Tag>
export const Condition = z.object({ code: z.string(), name: z.string(), rank: z.int(), description: z.string() })
export const Business = z.object({
  id: z.int(),
  slug: z.string(),
  name: Word,
  kind: z.enum(productTypes),
  products_count: z.int(),
  /** The picture for cards that have none of their own; null stands for the drawn back of the game. */
  card_back: z.string().nullable(),
})

/** A product in a list. Prices are in cents and null while nobody offers it. */
export const Product = z.object({
  id: z.int(),
  name: z.string(),
  name_en: z.string().nullable(),
  slug: z.string(),
  type: z.enum(productTypes),
  card_number: z.string().nullable(),
  code: z.string(),
  /** It tells printings of one set and number apart, such as "alt-art". */
  variant: z.string().nullable(),
  categories: z.object({
    id: z.int(),
    name: Word,
    slug: z.string(),
    code: z.string(),
    /** It is the slug of the game. */
    business: z.string(),
    series: z.string().nullable(),
    total: z.int().nullable(),
    release_date: Day.nullable(),
  }),
  product_image: z.array(ProductImage),
  rarity: RarityOfCard.nullable(),
  elements: z.array(z.object({ slug: z.string(), name: Word })),
  price_low: z.int().nullable(),
  price_high: z.int().nullable(),
  offers: z.int(),
  stores: z.int(),
  lowest_offer: NamedOffer.nullable(),
  /** It is the cheapest near-mint or sealed copy; null if there is none. */
  standard_offer: NamedOffer.nullable(),
})
export type Product = z.output<typeof Product>

const words = z.array(z.string()).nullable()

/** Finishes, editions, languages and legality are null where no source tells them. */
export const ProductDetail = Product.extend({
  text: z.string().nullable(),
  /** Names stand by language code; `name` and `name_en` are not repeated. */
  other_names: z.record(z.string(), z.string()),
  back_images: z.array(z.string()),
  finishes: words,
  editions: words,
  languages: words,
  /** The values "legal", "restricted" and "banned" stand by the slug of a format. */
  legality: z.record(z.string(), z.string()).nullable(),
  kind: z.string().nullable(),
  cost: z.string().nullable(),
  strength: z.string().nullable(),
  artist: z.string().nullable(),
  ean: z.string().nullable(),
  origin: z.object({ code: z.int(), name: Word }).nullable(),
  brand: z.object({ slug: z.string(), name: z.string() }).nullable(),
  league: z.object({ slug: z.string(), name: z.string() }).nullable(),
  business: z.object({ id: z.int(), slug: z.string(), name: Word }),
  weight_grams: z.int(),
  can_send_bra_center: z.boolean(),
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type ProductDetail = z.output<typeof ProductDetail>

/** `trade/copies.ts` says what the `open_` fields mean. */
export const Copies = z.object({
  finishes: z.array(z.enum(finishes)).nullable(),
  open_finishes: z.array(z.enum(finishes)).nullable(),
  editions: z.array(z.enum(editions)).nullable(),
  open_editions: z.array(z.enum(editions)).nullable(),
  languages: z.array(z.enum(languages)).nullable(),
  open_languages: z.array(z.enum(languages)).nullable(),
})

export const BraData = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string().nullable(),
  origin: z.object({ code: z.int(), name: z.string() }).nullable(),
  ean: z.string().nullable(),
  ncm: z.string().nullable(),
  weight_grams: z.int(),
  length_cm: z.number().nullable(),
  width_cm: z.number().nullable(),
  height_cm: z.number().nullable(),
  can_send_bra_center: z.boolean(),
})

const CategoryList = z.object({ categories: z.array(Category) })
export const CategoryFilter = z.object({
  page: Page,
  per_page: PerPage,
  search: Text.optional(),
  business: Slug.optional(),
  series: Text.optional(),
  type: z.enum(productTypes).optional(),
  order: z.enum(['release_desc', 'release_asc', 'name', 'offers']).default('release_desc'),
})

export const catalogSchemas = {
  categories: { query: withoutBlanks(z.object({ type: z.enum(productTypes).optional() })), reply: CategoryList },
  categoryOfBusiness: { params: z.object({ id: Id }), reply: Category },
  category: { params: z.object({ id: Id }), reply: Category },
  paginateCategories: { body: withoutBlanks(CategoryFilter), reply: paged('categories', Category) },
  copies: { params: z.object({ id: Id }), reply: Copies },
  braData: { body: z.object({ id: Id }), reply: BraData },
  tags: { query: withoutBlanks(z.object({ used_in: Slug.optional() })), reply: z.object({ tags: z.array(Tag) }) },
  conditionsOfType: {
    params: z.object({ type: z.enum(['tcg', 'acs', 'bra', 'ads']) }),
    reply: z.object({ conditions: z.array(Condition) }),
  },
  conditionsDefault: { reply: z.object({ conditions: z.array(Condition) }) },
  rarities: { reply: z.object({ rarities: z.array(Rarity) }) },
  origins: {
    reply: z.object({ origins: z.array(z.object({ code: z.int(), name: z.string(), description: z.string() })) }),
  },
  elements: { reply: z.object({ elements: z.array(Element) }) },
  business: { reply: z.object({ business: z.array(Business) }) },
}
