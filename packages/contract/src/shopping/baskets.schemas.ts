import { z } from 'zod'
import { both } from '../kit/both.ts'
import { MOST_BASKET_LINES, MOST_BASKET_STORES } from './basket-limits.ts'
import { CardSuggestion, isText, NO_TEXT, StatedTotal, unknownReasons } from './card-lists.schemas.ts'
import { Product } from '../catalogue/catalog.schemas.ts'
import { Offer } from '../stores/listings.schemas.ts'
import { doors } from '../kit/doors.ts'
import { Cents, Cep, Id, UfCode } from '../kit/shapes.ts'
import { PostingDays } from '../prices/standards.schemas.ts'
import { Store } from '../stores/stores.schemas.ts'
import { editions, finishes, languages, offerConditions } from '../trade/trade.ts'

const Limits = z.object({
  /** Any printing of the same card in any set. A line without set and number always accepts any. */
  any_printing: z.boolean().default(false),
  condition: z.enum(offerConditions).nullable().default(null),
  /** An empty list means any language. */
  languages: z.array(z.enum(languages)).max(languages.length).default([]),
  finishes: z.array(z.enum(finishes)).max(finishes.length).default([]),
  edition: z.enum(editions).nullable().default(null),
  most_cents: z
    .int()
    .min(1, both('Informe um valor acima de zero.', 'Enter an amount above zero.'))
    .nullable()
    .default(null),
})

const Line = Limits.extend({
  product_id: Id.optional(),
  name: z.string().trim().min(1).max(200).optional(),
  quantity: z
    .int()
    .min(1, both('Informe ao menos 1.', 'Enter at least 1.'))
    .max(999, both('Informe no máximo 999.', 'Enter at most 999.'))
    .default(1),
}).refine((line) => line.product_id ?? line.name, {
  path: ['name'],
  error: both('Escolha a carta ou escreva o nome.', 'Choose the card or write its name.'),
})

const BestAsked = z
  .object({
    lines: z
      .array(Line)
      .max(
        MOST_BASKET_LINES,
        both(
          `Peça no máximo ${MOST_BASKET_LINES} linhas de uma vez.`,
          `Ask for at most ${MOST_BASKET_LINES} lines at once.`,
        ),
      )
      .default([]),
    list: z
      .string()
      .max(
        doors.basketList.bounds.letters,
        both('A lista é longa demais. Divida em duas.', 'The list is too long. Split it in two.'),
      )
      .refine(isText, NO_TEXT)
      .default(''),
    /** They apply to every pasted line that has no limits of its own. */
    limits: Limits.prefault({}),
    /** They apply to single lines of the pasted text, counted from 1. */
    own_limits: z
      .array(Limits.extend({ line_number: z.int().min(1) }))
      .max(MOST_BASKET_LINES)
      .default([]),
    uf: UfCode.optional(),
    cep: Cep.optional(),
    /** The most business days that a store, or the Bra Center, may take to post; null for any. */
    posts_in_days: PostingDays.nullable().default(null),
    /** The most stores to buy from, with the Bra Center, beside those with a parcel in the cart. Null for any. */
    most_stores: z.int().min(1).max(MOST_BASKET_STORES).nullable().default(null),
    favorites_only: z.boolean().default(false),
    closed_stores: z.array(Id).max(500).default([]),
    dropped: z.array(z.int().min(1)).max(MOST_BASKET_LINES).default([]),
    /** What goods and their freight may cost together; the dearest lines are left out for it. Null for any sum. */
    most_cents: Cents.min(1).nullable().default(null),
    worse_condition: z.boolean().default(false),
    /** Lines of the cart that the purchase replaces; parcels can be shared with what stays in the cart. */
    replaces: z.array(Id).max(1000).default([]),
  })
  .refine((asked) => asked.lines.length || asked.list.trim(), {
    path: ['list'],
    error: both('Cole uma lista ou escolha ao menos uma carta.', 'Paste a list or choose at least one card.'),
  })
  .refine((asked) => asked.uf ?? asked.cep, {
    path: ['cep'],
    error: both('Informe o CEP ou o estado de entrega.', 'Enter the CEP or the state of delivery.'),
  })

const BasketLine = Limits.extend({
  /** Position: first the lines as sent, then those of the pasted list. */
  line: z.int(),
  text: z.string().nullable(),
  product: Product,
  /** Matched by product, by set and number, by name, or by name because the written set has no such card. */
  found_by: z.enum(['product', 'reference', 'name', 'other_printing']),
  quantity: z.int(),
  dropped: z.boolean(),
  /** No store has these units within the limits. */
  missing: z.int(),
})

const BasketItem = Offer.pick({
  price_cents: true,
  condition: true,
  grade: true,
  language: true,
  finish: true,
  extras: true,
  comment: true,
  photos: true,
  passport: true,
}).extend({
  line: z.int(),
  listing_id: z.int(),
  product_id: z.int(),
  product_name: z.string(),
  product_code: z.string(),
  quantity: z.int(),
})

/** What comes from one store or from the Bra Center, where `store` is null. */
const BasketStore = z.object({
  store: Store.nullable(),
  items: z.array(BasketItem),
  goods_cents: Cents,
  /** Counts units of the cart that come with it. */
  kept_count: z.int(),
  freight: z.object({ cents: Cents, method: z.string(), days: z.int(), free: z.boolean(), parcels: z.int() }),
})

/** One variation of the request, and roughly how the total would change. */
const Alternative = z.object({
  kind: z.enum(['close_store', 'worse_condition', 'drop_line']),
  store_id: z.int().nullable(),
  line: z.int().nullable(),
  difference_cents: Cents,
  missing: z.int(),
})

export const basketsSchemas = {
  best: {
    body: BestAsked,
    reply: z.object({
      stores: z.array(BasketStore),
      lines: z.array(BasketLine),
      unknown: z.array(
        z.object({
          line: z.int(),
          line_number: z.int().nullable(),
          text: z.string(),
          reason: z.enum(unknownReasons),
          word: z.string().nullable(),
          suggestions: z.array(CardSuggestion),
        }),
      ),
      totals: z.array(StatedTotal),
      goods_cents: Cents,
      freight_cents: Cents,
      /** What stays in the cart, and the freight of its parcels that contain nothing of the list. */
      kept: z.object({ count: z.int(), goods_cents: Cents, freight_cents: Cents }),
      total_cents: Cents,
      /** No purchase of as many units is cheaper by more than this; null if more stores would have had more units. */
      gap_cents: Cents.nullable(),
      alternatives: z.array(Alternative),
    }),
  },
}

type Answer = z.output<typeof basketsSchemas.best.reply>
export type BestBasketAsked = z.output<typeof BestAsked>
export type BestBasket = Answer
export type BasketLimits = z.output<typeof Limits>
