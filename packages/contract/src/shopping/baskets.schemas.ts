import { z } from 'zod'
import { MOST_BASKET_LINES } from './baskets.ts'
import { Product } from './catalog.schemas.ts'
import { Offer } from './listings.schemas.ts'
import { Cents, Cep, Id, UfCode } from './shapes.ts'
import { Store } from './stores.schemas.ts'
import { finishes, languages, offerConditions } from './trade.ts'

const Limits = z.object({
  /** Any printing of the same being, in any set. A line without set and number takes any printing of that name. */
  any_printing: z.boolean().default(false),
  /** This or better; null for any. */
  condition: z.enum(offerConditions).nullable().default(null),
  /** Any of these; none named means any. */
  languages: z.array(z.enum(languages)).max(languages.length).default([]),
  finishes: z.array(z.enum(finishes)).max(finishes.length).default([]),
  /** No unit costs more than this; null for any price. */
  most_cents: z.int().min(1, 'Informe um valor acima de zero.').nullable().default(null),
})

const Line = Limits.extend({
  product_id: Id.optional(),
  name: z.string().trim().min(1).max(200).optional(),
  quantity: z.int().min(1, 'Informe ao menos 1.').max(999, 'Informe no máximo 999.').default(1),
}).refine((line) => line.product_id ?? line.name, { path: ['name'], error: 'Escolha a carta ou escreva o nome.' })

const BestAsked = z
  .object({
    lines: z.array(Line).max(MOST_BASKET_LINES, `Peça no máximo ${MOST_BASKET_LINES} linhas de uma vez.`).default([]),
    /** As pasted from PTCG Live, Magic Arena, a spreadsheet or by hand; its lines follow `lines`. */
    list: z.string().max(20_000, 'A lista é longa demais. Divida em duas.').default(''),
    /** For every line of the pasted list that has none of its own. */
    limits: Limits.prefault({}),
    /** Of lines of the pasted text, counted from 1. */
    own_limits: z
      .array(Limits.extend({ line_number: z.int().min(1) }))
      .max(MOST_BASKET_LINES)
      .default([]),
    uf: UfCode.optional(),
    cep: Cep.optional(),
    /** Stores that nothing may come from. */
    closed_stores: z.array(Id).max(500).default([]),
    /** Lines that are not wanted after all, by their place in the answer. */
    dropped: z.array(z.int().min(1)).max(MOST_BASKET_LINES).default([]),
    /** Takes cards one condition worse than each line says. */
    worse_condition: z.boolean().default(false),
    /** Lines of the own cart that the purchase takes the place of: parcels are shared with what stays there. */
    replaces: z.array(Id).max(1000).default([]),
  })
  .refine((asked) => asked.lines.length || asked.list.trim(), {
    path: ['list'],
    error: 'Cole uma lista ou escolha ao menos uma carta.',
  })
  .refine((asked) => asked.uf ?? asked.cep, { path: ['cep'], error: 'Informe o CEP ou o estado de entrega.' })

const BasketLine = Limits.extend({
  /** Its place: first the lines as sent, then those of the pasted list. */
  line: z.int(),
  /** As it was pasted; null for a line that was sent with its product. */
  text: z.string().nullable(),
  product: Product,
  /** How the text was understood: the printed set and number, the name alone, or the name though a set was written that has no such card. */
  found_by: z.enum(['product', 'reference', 'name', 'other_printing']),
  quantity: z.int(),
  dropped: z.boolean(),
  /** Units that no store has within the limits. */
  missing: z.int(),
})

const BasketItem = Offer.pick({
  price_cents: true,
  condition: true,
  grade: true,
  language: true,
  finish: true,
  extras: true,
}).extend({
  line: z.int(),
  listing_id: z.int(),
  product_id: z.int(),
  product_name: z.string(),
  /** Which printing it is. */
  product_code: z.string(),
  quantity: z.int(),
})

/** What comes in one parcel: from one store, or from the Bra Center, where `store` is null. */
const BasketStore = z.object({
  store: Store.nullable(),
  items: z.array(BasketItem),
  goods_cents: Cents,
  /** Units in the cart that come in the same parcel. */
  kept_count: z.int(),
  /** Of the whole parcel. */
  freight: z.object({ cents: Cents, method: z.string(), days: z.int(), free: z.boolean() }),
})

/** One change of the question, and what the whole would then cost about. */
const Alternative = z.object({
  kind: z.enum(['close_store', 'worse_condition', 'drop_line']),
  store_id: z.int().nullable(),
  line: z.int().nullable(),
  /** Below zero where it saves. */
  difference_cents: Cents,
  /** Units of the whole list that nobody has then. */
  missing: z.int(),
})

export const basketsSchemas = {
  best: {
    body: BestAsked,
    reply: z.object({
      stores: z.array(BasketStore),
      lines: z.array(BasketLine),
      /** Lines that name nothing we know, or that we could not read. */
      unknown: z.array(
        z.object({
          line: z.int(),
          /** In the pasted text, from 1; null for a line that was sent by itself. */
          line_number: z.int().nullable(),
          text: z.string(),
          reason: z.enum(['unreadable', 'not_found']),
        }),
      ),
      goods_cents: Cents,
      freight_cents: Cents,
      /** What stays in the cart, and the freight of its parcels that nothing of the list comes in. */
      kept: z.object({ count: z.int(), goods_cents: Cents, freight_cents: Cents }),
      /** Of all that: what the cart comes to then. */
      total_cents: Cents,
      /** No purchase of as many units costs less than the total minus this; zero means proven the cheapest. */
      gap_cents: Cents,
      alternatives: z.array(Alternative),
    }),
  },
}

type Answer = z.output<typeof basketsSchemas.best.reply>
export type BestBasketAsked = z.output<typeof BestAsked>
export type BestBasket = Answer
export type BasketLimits = z.output<typeof Limits>
