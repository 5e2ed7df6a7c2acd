import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostCharacters } from '../kit/field-sentences.ts'
import { Done } from '../people/people.schemas.ts'
import { PhotoAddress } from '../ground/photos.schemas.ts'
import { ById, Id, Instant, Page, paged } from '../kit/shapes.ts'
import { lifecycle } from '../kit/states.ts'

export const suggestionLife = lifecycle({
  waiting: { approve: 'approved', merge: 'merged', refuse: 'refused' },
  approved: {},
  merged: {},
  refused: {},
})
export type SuggestionState = z.output<typeof suggestionLife.State>

const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, mostCharacters(most))
    .nullish()
    .transform((typed) => typed || null)

export const NewSuggestion = z.object({
  name: z
    .string()
    .trim()
    .min(2, both('Digite o nome do produto.', 'Type the name of the product.'))
    .max(120, mostCharacters(120)),
  collection: z
    .string()
    .trim()
    .min(2, both('Digite a coleção ou a marca.', 'Type the collection or the brand.'))
    .max(120, mostCharacters(120)),
  card_number: optional(20),
  note: optional(500),
  photo: PhotoAddress.nullish().transform((photo) => photo ?? null),
})
export type NewSuggestion = z.output<typeof NewSuggestion>

export const Suggestion = z.object({
  id: z.int(),
  name: z.string(),
  collection: z.string(),
  card_number: z.string().nullable(),
  note: z.string().nullable(),
  photo: z.string().nullable(),
  status: suggestionLife.State,
  product: z.object({ id: z.int(), name: z.string() }).nullable(),
  reason: z.string().nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
})
export type Suggestion = z.output<typeof Suggestion>

export const SuggestionToJudge = Suggestion.extend({ person: z.string().nullable() })
export type SuggestionToJudge = z.output<typeof SuggestionToJudge>

export const ApprovedRow = z.object({
  category_id: Id,
  name: NewSuggestion.shape.name,
  name_en: optional(120),
  card_number: optional(20),
  rarity_id: Id.nullish().transform((id) => id ?? null),
})
export type ApprovedRow = z.output<typeof ApprovedRow>

const judged = Done.extend({ result: SuggestionToJudge })

export const suggestionsSchemas = {
  create: { body: NewSuggestion, reply: Done.extend({ result: Suggestion }) },
  mine: { query: z.object({ page: Page }), reply: paged('suggestions', Suggestion) },
  all: {
    query: z.object({ status: suggestionLife.State.default('waiting'), page: Page }),
    reply: paged('suggestions', SuggestionToJudge).extend({ waiting: z.int() }),
  },
  edit: { params: ById, body: NewSuggestion.omit({ photo: true }), reply: judged },
  approve: { params: ById, body: ApprovedRow, reply: judged },
  merge: { params: ById, body: z.object({ product_id: Id }), reply: judged },
  refuse: {
    params: ById,
    body: z.object({
      reason: z.string().trim().min(5, both('Diga por quê, em uma frase.', 'Say why, in one sentence.')).max(300),
    }),
    reply: judged,
  },
}
