import { z } from 'zod'
import { both } from '../kit/both.ts'
import { EMPTY, mostLetters } from '../kit/field-sentences.ts'
import { Category } from '../catalogue/catalog.schemas.ts'
import { Done } from '../people/people.schemas.ts'
import { PhotoAddress } from '../ground/photos.schemas.ts'
import {
  ById,
  dayOr,
  Page,
  paged,
  PerPage,
  Reason,
  result,
  Seen,
  Slug,
  Text,
  WithReason,
  numeral,
} from '../kit/shapes.ts'

const line = (max: number) => z.string().trim().min(1, EMPTY).max(max, mostLetters(max))
const optional = <T extends z.ZodType>(of: T) => z.preprocess((typed) => (typed === '' ? null : typed), of.nullable())
const words = (max: number) => optional(z.string().trim().max(max, mostLetters(max)))

const NO_GAME = both('Escolha o jogo.', 'Choose the game.')
const NOT_WHOLE = both('Digite um número inteiro.', 'Type a whole number.')
export const CategoryDraft = z.object({
  business_id: numeral(z.number(NO_GAME).int(NO_GAME).min(1, NO_GAME).max(2_147_483_647)),
  name: line(80),
  name_en: words(80),
  code: z
    .string()
    .trim()
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9.-]{0,15}$/,
      both('Use até 16 letras, números, pontos ou hifens.', 'Use up to 16 letters, digits, dots or hyphens.'),
    ),
  series: words(60),
  total: optional(z.coerce.number(NOT_WHOLE).int(NOT_WHOLE).min(0).max(99_999)),
  release_date: optional(dayOr(both('Escolha o dia.', 'Choose the day.'))),
  symbol: optional(
    PhotoAddress.or(
      z.string().regex(/^(\/media\/|https:\/\/)\S{1,300}$/, both('Envie a imagem de novo.', 'Send the picture again.')),
    ),
  ),
})
export type CategoryDraft = z.output<typeof CategoryDraft>

export const CuratedCategory = Category.omit({ logo: true, offers_count: true }).extend({
  /** The name is not translated, as operators change it here. */
  name: z.string(),
})
export type CuratedCategory = z.output<typeof CuratedCategory>

export const categoryCurationSchemas = {
  list: {
    query: z.object({ q: Text.optional(), business: Slug.optional(), page: Page, per_page: PerPage }),
    reply: paged('categories', CuratedCategory),
  },
  choices: {
    reply: z.object({
      businesses: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
      series: z.array(z.string()),
    }),
  },
  add: { body: z.object({ draft: CategoryDraft, reason: Reason }), reply: result(CuratedCategory) },
  change: {
    params: ById,
    body: z.object({ draft: CategoryDraft, seen: Seen, reason: Reason }),
    reply: result(CuratedCategory),
  },
  /** Refused if the category has products. */
  remove: { params: ById, body: WithReason, reply: Done },
}
