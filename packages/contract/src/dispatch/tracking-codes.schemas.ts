import { z } from 'zod'
import { both } from '../kit/both.ts'
import { doors } from '../kit/doors.ts'
import { Id } from '../kit/shapes.ts'

const { letters: MAX_LETTERS, callBytes } = doors.trackingCodes.bounds

export const CodeLine = z.object({
  line: z.int(),
  order_id: z.int().nullable(),
  /** It is the parcel of the store in this order, if it can be posted. */
  id: z.int().nullable(),
  buyer: z.string().nullable(),
  code: z.string().nullable(),
  /** `wrong_code`: its check digits are wrong. `not_yours`: the store has no such order. */
  problem: z.enum(['no_order', 'no_code', 'wrong_code', 'not_yours', 'not_now', 'twice']).nullable(),
})
export type CodeLine = z.output<typeof CodeLine>

const NO_LIST = both('Cole a lista de códigos.', 'Paste the list of codes.')

export const trackingCodesSchemas = {
  match: {
    maxBytes: callBytes,
    body: z.object({
      store_id: Id,
      text: z
        .string(NO_LIST)
        .trim()
        .min(1, NO_LIST)
        .max(
          MAX_LETTERS,
          both('Esta lista é longa demais. Envie em partes.', 'This list is too long. Send it in parts.'),
        ),
    }),
    reply: z.object({ lines: z.array(CodeLine) }),
  },
}
