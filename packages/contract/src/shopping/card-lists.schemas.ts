import { z } from 'zod'
import { both } from '../kit/both.ts'
import { doors } from '../kit/doors.ts'
import { Done } from '../people/people.schemas.ts'

export const CardSuggestion = z.object({
  product_id: z.int(),
  name: z.string(),
  set: z.string(),
  number: z.string().nullable(),
  game: z.string(),
})
export type CardSuggestion = z.output<typeof CardSuggestion>

/** Why a line is asked about; a digital card is of an app, and nobody sells it. */
export const unknownReasons = ['unreadable', 'not_found', 'unclear', 'digital'] as const
export type UnknownReason = (typeof unknownReasons)[number]

export const UnknownLine = z.object({
  /** Lines of the pasted text count from 1. */
  line_number: z.int(),
  text: z.string(),
  reason: z.enum(unknownReasons),
  word: z.string().nullable(),
  /** At most three, the most similar first. */
  suggestions: z.array(CardSuggestion),
})
export type UnknownLine = z.output<typeof UnknownLine>

/** A count that a list states, such as "Total Cards: 60", where its lines have another. */
export const StatedTotal = z.object({ line_number: z.int(), text: z.string(), stated: z.int(), counted: z.int() })
export type StatedTotal = z.output<typeof StatedTotal>

/** The most lines of one list that is kept; a basket takes fewer. */
export const MOST_LIST_LINES = doors.cardList.bounds.lines

/** A text with signs that no keyboard has is a file of a program. */
export const isText = (list: string) => !/[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u.test(list)
export const NO_TEXT = both(
  'Isto não é uma lista em texto. Cole as cartas ou exporte o arquivo como texto ou CSV.',
  'This is not a list in text. Paste the cards or export the file as text or CSV.',
)

/** If a line is not understood, nothing is kept, unless `skip_unknown` leaves such lines out. */
export const ListBody = z.object({
  list: z
    .string()
    .max(
      doors.cardList.bounds.letters,
      both('A lista é longa demais. Divida em duas.', 'The list is too long. Split it in two.'),
    )
    .refine(isText, NO_TEXT)
    .refine(
      (list) => list.trim() !== '',
      both('Cole uma lista ou escreva ao menos uma carta.', 'Paste a list or write at least one card.'),
    ),
  skip_unknown: z.boolean().default(false),
})
export const KeptList = Done.extend({
  saved: z.int(),
  /** Copies whose line names no edition: the newest one stands for it. */
  newest_edition: z.int(),
  unknown: z.array(UnknownLine),
  totals: z.array(StatedTotal),
})
export type KeptList = z.output<typeof KeptList>
