import type { RarityTone } from '@bra/contract/catalogue/rarity-marks'
import type { ProductType } from '@bra/contract/trade/trade'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Names by language code in capitals. */
type OtherNames = Generated<Record<string, string>>

type Codes = ColumnType<string[] | null, string[] | null | undefined>

export interface CatalogTables {
  businesses: {
    id: Generated<number>
    slug: string
    name: string
    kind: ProductType
    position: number
    hidden: Generated<boolean>
    /** What its printings may have besides the finishes, editions and languages that are told of each; null is all. */
    open_finishes: Codes
    open_editions: Codes
    open_languages: Codes
    /** An uploaded picture for cards that have none; null stands for the drawn back of the game. */
    card_back: Generated<string | null>
  }
  categories: {
    id: Generated<number>
    business_id: number
    type: ProductType
    name: string
    name_en: string | null
    slug: string
    code: string
    other_names: OtherNames
    other_codes: Generated<string[]>
    kind: string | null
    /** The code, within the game, of the set that this one belongs to. */
    parent_code: string | null
    series: string | null
    total: number | null
    printed_total: number | null
    release_date: string | null
    symbol: string | null
    logo: string | null
    source: string
    source_id: string
    products_count: Generated<number>
    offers_count: Generated<number>
    /** Columns that an operator has corrected; imports do not write them. */
    corrected: Generated<string[]>
    search: GeneratedAlways<string>
  }
  rarities: {
    id: Generated<number>
    slug: string
    name: string
    glyph: string
    tone: RarityTone
    rank: number
    /** Null for a word of every game. */
    business_id: number | null
    hidden: Generated<boolean>
  }
  elements: {
    id: Generated<number>
    slug: string
    name: string
    rank: Generated<number>
    business_id: number | null
    hidden: Generated<boolean>
  }
  tags: {
    id: Generated<number>
    used_in: 'brand' | 'league' | 'product' | 'ad'
    slug: string
    name: string
    image: string | null
  }
  products: {
    id: Generated<number>
    category_id: number
    type: ProductType
    name: string
    name_en: string | null
    /** The source's own key of the card that this is a printing of; unique within a game. */
    card_key: string | null
    /** Equal for the printings of one card in one game; without a key it is the plain English name. */
    card: GeneratedAlways<string>
    slug: string
    card_number: string | null
    number_sort: string | null
    code: string
    reference: string | null
    reference_total: string | null
    ean: string | null
    rarity_id: number | null
    element_ids: Generated<number[]>
    images: Generated<string[]>
    text: string | null
    kind: string | null
    cost: string | null
    strength: string | null
    artist: string | null
    /** What tells two printings of one set and number apart. */
    variant: string | null
    other_names: OtherNames
    back_images: Generated<string[]>
    /** The finishes, editions and languages in which the printing exists; null if no source has told them. */
    finishes: string[] | null
    editions: string[] | null
    languages: string[] | null
    /** "legal", "restricted" or "banned" by the slug of a format. */
    legality: Record<string, string> | null
    origin: number | null
    brand_id: number | null
    league_id: number | null
    tag_ids: Generated<number[]>
    weight_grams: Generated<number>
    length_cm: ColumnType<number | null, number | null | undefined>
    width_cm: ColumnType<number | null, number | null | undefined>
    height_cm: ColumnType<number | null, number | null | undefined>
    ncm: string | null
    can_send_bra_center: Generated<boolean>
    source: string
    source_id: string
    created_at: Date
    updated_at: Date
    corrected: Generated<string[]>
    search: GeneratedAlways<string>
  }
  /** The names that other programs give to a printing. */
  product_ids: { product_id: number; kind: string; value: string }
  search_words: { word: string; uses: number }
  /** Products that were merged into another; their addresses redirect. */
  product_merges: { product_id: number; into_id: number; merged_at: Date; was: object }
  /** Words that were merged into another; their slugs still find it. */
  word_merges: {
    kind: 'businesses' | 'rarities' | 'elements'
    slug: string
    into_id: number
    merged_at: Date
    was: object
  }
  word_mergings: { kind: 'businesses' | 'rarities' | 'elements'; from_id: number; into_id: number; started_at: Date }
}
