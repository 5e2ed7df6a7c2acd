import { z } from 'zod'
import { both, type SiteText } from '../kit/both.ts'
import { mostLetters } from '../kit/field-sentences.ts'
import { ById, Flag, Id, Instant, Page, paged, PerPage } from '../kit/shapes.ts'
import { Done } from '../people/people.schemas.ts'
import { leadsOutside } from '../trade/contact-words.ts'
import { copyFields } from '../trade/offer.schemas.ts'

/** A question and its answer are shown to everybody, so neither may name a way around the site. */
const PublicWords = (missing: SiteText, max: number, tooLong: SiteText) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, tooLong)
    .refine(
      (text) => !leadsOutside(text),
      both(
        'Tire telefone, e-mail, rede social ou link: a conversa fica por aqui.',
        'Take out phone, e-mail, social network or link: the conversation stays here.',
      ),
    )

const Question = z.object({
  id: z.int(),
  body: z.string(),
  asked_at: Instant,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
})

export const OfferQuestion = Question.extend({ own: z.boolean() })
export type OfferQuestion = z.output<typeof OfferQuestion>

const AboutOffer = Question.extend({
  product: z.object({ id: z.int(), name: z.string() }),
  copy: z.object(copyFields).nullable(),
})

export const OwnQuestion = AboutOffer.extend({ store: z.object({ name: z.string(), slug: z.string() }) })
export type OwnQuestion = z.output<typeof OwnQuestion>

export const StoreQuestion = AboutOffer.extend({ asker: z.string(), hidden: z.boolean() })
export type StoreQuestion = z.output<typeof StoreQuestion>

const PageOfList = z.object({ page: Page, per_page: PerPage })

export const offerQuestionsSchemas = {
  /** Own questions come first, then answered ones, newest first; `own_store` is true for the offer's owner. */
  ofOffer: { params: ById, reply: z.object({ questions: z.array(OfferQuestion), own_store: z.boolean() }) },
  ask: {
    body: z.object({
      id: Id,
      body: PublicWords(both('Escreva a pergunta.', 'Write the question.'), 500, mostLetters(500)),
    }),
    reply: Done,
  },
  own: { query: PageOfList, reply: paged('questions', OwnQuestion) },
  /** Questions without an answer come first, the longest waiting at the top. */
  ofStore: {
    params: z.object({ store_id: Id }),
    query: PageOfList.extend({ unanswered: Flag.default(false) }),
    reply: paged('questions', StoreQuestion).extend({ unanswered: z.int() }),
  },
  answer: {
    body: z.object({
      id: Id,
      answer: PublicWords(
        both('Escreva a resposta.', 'Write the answer.'),
        1000,
        both('Use no máximo 1.000 letras.', 'Use at most 1,000 letters.'),
      ),
    }),
    reply: Done,
  },
  hide: { body: z.object({ id: Id, hidden: z.boolean() }), reply: Done },
}
