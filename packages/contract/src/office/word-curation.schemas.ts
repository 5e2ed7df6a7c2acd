import { z } from 'zod'
import { both } from '../kit/both.ts'
import { EMPTY, mostLetters } from '../kit/field-sentences.ts'
import { addressSlug } from '../trade/format.ts'
import { editions, finishes, languages, productTypes } from '../trade/trade.ts'
import { isRaritySign, isTextMark, rarityTones } from '../catalogue/rarity-marks.ts'
import { PhotoAddress } from '../ground/photos.schemas.ts'
import { Done } from '../people/people.schemas.ts'
import { Id, numeral, Reason, result, Seen } from '../kit/shapes.ts'

export const wordKinds = ['businesses', 'rarities', 'elements'] as const
export type WordKind = (typeof wordKinds)[number]

const MAX_ID = 2_147_483_647

const openCodes = <Code extends z.ZodType<string>>(code: Code) =>
  z
    .array(code)
    .max(40)
    .nullable()
    .transform((codes) => codes && [...new Set(codes)].toSorted())
    .optional()

export const WordDraft = z.object({
  name: z
    .string()
    .trim()
    .min(1, EMPTY)
    .max(60, mostLetters(60))
    .refine((name) => addressSlug(name) !== '', both('Use letras ou números.', 'Use letters or digits.')),
  kind: z.enum(productTypes).default('tcg'),
  /** A rarity has one of the signs, or up to three letters or figures; empty is a neutral mark. */
  glyph: z
    .string()
    .trim()
    .refine(
      (glyph) => glyph === '' || isRaritySign(glyph) || isTextMark(glyph),
      both('Escolha um sinal, ou use até 3 letras.', 'Choose a sign, or use up to 3 letters.'),
    )
    .default(''),
  tone: z.enum(rarityTones).default('neutral'),
  /** A game has an uploaded picture, or null for the drawn back. */
  card_back: z.preprocess((typed) => (typed === '' || typed === undefined ? null : typed), PhotoAddress.nullable()),
  /** A rarity or an element belongs to this game, or with null to every game. */
  business_id: z.preprocess(
    (typed) => (typed === '' || typed === undefined ? null : typed),
    numeral(z.number().int().min(1).max(MAX_ID)).nullable(),
  ),
  hidden: z.boolean().default(false),
  /** A game says what printings may have besides what is told of each; null is everything, absent no change. */
  open_finishes: openCodes(z.enum(finishes)),
  open_editions: openCodes(z.enum(editions)),
  open_languages: openCodes(z.enum(languages)),
})
export type WordDraft = z.output<typeof WordDraft>

export const CuratedWord = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(productTypes),
  glyph: z.string(),
  tone: z.enum(rarityTones),
  card_back: z.string().nullable(),
  business_id: z.int().nullable(),
  hidden: z.boolean(),
  open_finishes: z.array(z.enum(finishes)).nullable(),
  open_editions: z.array(z.enum(editions)).nullable(),
  open_languages: z.array(z.enum(languages)).nullable(),
  products: z.int(),
  categories: z.int(),
  /** Words with these slugs were merged into this one; their addresses lead here. */
  merged: z.array(z.string()),
  merging_into: z.string().nullable(),
  of_house: z.boolean(),
})
export type CuratedWord = z.output<typeof CuratedWord>

const words = z.array(CuratedWord)
const kind = z.enum(wordKinds)

export const wordCurationSchemas = {
  list: { reply: z.object({ businesses: words, rarities: words, elements: words }) },
  add: {
    params: z.object({ kind }),
    body: z.object({ draft: WordDraft, reason: Reason }),
    reply: result(CuratedWord),
  },
  change: {
    params: z.object({ kind, id: Id }),
    body: z.object({ draft: WordDraft, seen: Seen, reason: Reason }),
    reply: result(CuratedWord),
  },
  order: {
    params: z.object({ kind }),
    body: z.object({ ids: z.array(Id).min(1).max(5000), reason: Reason }),
    reply: Done,
  },
  merge: {
    params: z.object({ kind, id: Id }),
    body: z.object({ into_id: Id, reason: Reason }),
    reply: result(CuratedWord),
  },
}
