import { z } from 'zod'

/** A printing that a line of a list may have meant. */
export const CardSuggestion = z.object({
  product_id: z.int(),
  name: z.string(),
  /** Code of the set. */
  set: z.string(),
  number: z.string().nullable(),
  game: z.string(),
})
export type CardSuggestion = z.output<typeof CardSuggestion>

/** A line that matches no product, or that could not be read. */
export const UnknownLine = z.object({
  /** Line of the pasted text, from 1. */
  line_number: z.int(),
  text: z.string(),
  reason: z.enum(['unreadable', 'not_found']),
  /** At most three, the most similar first. */
  suggestions: z.array(CardSuggestion),
})
export type UnknownLine = z.output<typeof UnknownLine>

/** A text with signs that no keyboard has is a file of a program. */
export const isText = (list: string) => !/[\0-\x08\x0E-\x1F\uFFFD]/.test(list)
export const NO_TEXT = 'Isto não é uma lista em texto. Cole as cartas ou exporte o arquivo como texto ou CSV.'
