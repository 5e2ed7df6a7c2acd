import { z } from 'zod'
import { both } from '../kit/both.ts'
import { OwnFilter, ownOrders } from '../stores/listing-choice.schemas.ts'
import { doors } from '../kit/doors.ts'
import { sheetShops, wordKinds } from './sheet-shop-names.ts'
import { ById, Id, Instant } from '../kit/shapes.ts'
import { Word } from '../catalogue/word.schemas.ts'
import { Said } from '../kit/said.ts'
import { ForeignRate } from './foreign-rates.schemas.ts'
import { AskedPrice } from '../stores/listings.schemas.ts'
import { finishes, languages, offerConditions } from '../trade/trade.ts'

const Sheet = z.object({ file_name: z.string(), content: z.string(), offers: z.int() })

const Fault = z.object({
  /** The heading of the file is line 1. */
  line: z.int(),
  column: z.string().nullable(),
  message: Said,
})
export type Fault = z.output<typeof Fault>

export const wordMeanings = {
  condition: offerConditions,
  language: languages,
  finish: finishes,
} as const

const AskedWord = z
  .object({ kind: z.enum(wordKinds), word: z.string().trim().min(1).max(100), meaning: z.string() })
  .refine(({ kind, meaning }) => (wordMeanings[kind] as readonly string[]).includes(meaning), {
    path: ['meaning'],
    message: both('Escolha o que a palavra quer dizer.', 'Choose what the word means.'),
  })
export type AskedWord = z.output<typeof AskedWord>

const Candidate = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  code: z.string(),
  card_number: z.string().nullable(),
  rarity: Word.nullable(),
  image: z.string().nullable(),
})
export type Candidate = z.output<typeof Candidate>

const LineOfCopy = z.object({
  line: z.int(),
  name: z.string(),
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
})

const OfferFigures = z.object({ price_cents: z.int(), quantity: z.int() })

const stockWays = ['set', 'add'] as const
const SheetQuestions = z.object({
  /** How each word of the file is understood; `meaning` is null for a word that nobody knows yet. */
  words: z.array(
    z.object({ kind: z.enum(wordKinds), word: z.string(), meaning: z.string().nullable(), lines: z.int() }),
  ),
  /** Cards that were not found with certainty, the first ones; lines that name one alike share a key. */
  unmatched: z.array(
    z.object({ key: z.string(), text: z.string(), line: z.int(), lines: z.int(), candidates: z.array(Candidate) }),
  ),
  unmatched_count: z.int(),
  /** Lines without a price in reais, the first ones; `told` is the price of the file in another currency. */
  unpriced: z.array(LineOfCopy.extend({ told: z.string().nullable(), suggested_cents: z.int().nullable() })),
  unpriced_count: z.int(),
  suggested_count: z.int(),
  /** Currencies in which lines have their price, and how many lines each; with the rate that the seller gave. */
  currencies: z
    .array(z.object({ currency: z.string(), lines: z.int(), rate: ForeignRate.omit({ currency: true }).nullable() }))
    .default([]),
  /** True if lines without a price in reais are imported paused, with the figure of the file or the suggested price. */
  pauses_unpriced: z.boolean().default(false),
  /** Cards not found with certainty for which there is one candidate alone. */
  single_count: z.int().default(0),
  joined_count: z.int().default(0),
  /** What units of a line do to an offer that exists already; `existing_count` are the lines for which that matters. */
  stock: z.enum(stockWays).default('set'),
  existing_count: z.int().default(0),
  changes: z
    .array(
      LineOfCopy.extend({
        before: OfferFigures.nullable(),
        after: OfferFigures,
      }),
    )
    .default([]),
})
export type SheetQuestions = z.output<typeof SheetQuestions>

export const SheetImport = z.object({
  id: z.int(),
  file_name: z.string(),
  state: z.enum(['ready', 'running', 'done', 'cancelled']),
  total: z.int(),
  written: z.int(),
  /** The counts are a forecast until the import starts, and a result afterwards. */
  counts: z.object({
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Offers beyond the limit of the store's plan; they stay paused until there is room. */
    waiting: z.int().default(0),
    unseen: z.int().default(0),
  }),
  allowed: z.int().nullable(),
  faults: z.array(Fault),
  faults_count: z.int(),
  /** Null stands for a sheet of our own, or of an unknown shop. */
  shop: z.enum(sheetShops).nullable(),
  questions: SheetQuestions,
  created_at: Instant,
})
export type SheetImport = z.output<typeof SheetImport>

const done = { error: z.boolean(), message: Said, import: SheetImport }
const MAX_SHEET_BYTES = doors.sheet.bounds.packedBytes
/** Base64 writes three bytes in four letters. */
const mostLetters = { text: MAX_SHEET_BYTES, base64: Math.ceil(MAX_SHEET_BYTES / 3) * 4 }
const MOST_ANSWERS = 500

export const spreadsheetsSchemas = {
  write: {
    body: OwnFilter.extend({
      store_id: Id,
      order: z.enum(ownOrders).default('name'),
      ids: z.array(Id).max(60_000).optional(),
    }),
    reply: Sheet,
  },
  read: {
    maxBytes: mostLetters.base64 + 200_000,
    body: z
      .object({
        store_id: Id,
        name: z.string().trim().min(1).max(200),
        content: z.string(),
        /** The bytes of the file, CSV in any alphabet or XLSX, are sent as base64. */
        encoding: z.enum(['text', 'base64']).default('text'),
      })
      .refine(({ content, encoding }) => content.length <= mostLetters[encoding], {
        path: ['content'],
        message: both('A planilha passa de 5 MB. Divida-a em partes.', 'The sheet is larger than 5 MB. Split it.'),
      }),
    reply: z.object(done),
  },
  /** Answers what a sheet leaves open, and reads it again. Words are remembered for the next sheets of the store. */
  answer: {
    body: ById.extend({
      words: z.array(AskedWord).max(MOST_ANSWERS).default([]),
      /** Null leaves out the lines of this key. */
      picks: z
        .array(z.object({ key: z.string().max(40), product_id: Id.nullable() }))
        .max(MOST_ANSWERS)
        .default([]),
      prices: z
        .array(z.object({ line: z.int().min(1), price_cents: AskedPrice }))
        .max(MOST_ANSWERS)
        .default([]),
      /** Takes the suggested price for lines without one; missing means as before. */
      suggested_prices: z.boolean().optional(),
      rates: z.array(ForeignRate).max(10).default([]),
      /** Imports lines that are still without a price paused; missing means as before, here and below. */
      pauses_unpriced: z.boolean().optional(),
      takes_single: z.boolean().optional(),
      stock: z.enum(stockWays).optional(),
    }),
    reply: z.object(done),
  },
  /** `first` says which lines get the plan's free places: first of the sheet, highest price, or last. */
  start: { body: ById.extend({ first: z.enum(['sheet', 'value', 'last']).default('sheet') }), reply: z.object(done) },
  drop: { body: ById, reply: z.object(done) },
  show: { params: ById, reply: z.object({ import: SheetImport }) },
  faults: { params: ById, reply: Sheet },
  last: { params: z.object({ store_id: Id }), reply: z.object({ import: SheetImport.nullable() }) },
}
