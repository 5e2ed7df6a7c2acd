import { z } from 'zod'
import { both, type SiteText } from '../kit/both.ts'
import { mostLetters } from '../kit/field-sentences.ts'
import { ById, Id, result } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

const Side = (missing: SiteText) =>
  z.coerce
    .number(missing)
    .int(both('Use centímetros inteiros.', 'Use whole centimetres.'))
    .min(1, both('Use no mínimo 1 cm.', 'Use at least 1 cm.'))
    .max(100, both('Use no máximo 100 cm.', 'Use at most 100 cm.'))

const NAMELESS = both('Dê um nome à caixa.', 'Give the box a name.')
export const NewBox = z.object({
  name: z.string(NAMELESS).trim().min(1, NAMELESS).max(60, mostLetters(60)),
  length_cm: Side(both('Informe o comprimento em centímetros.', 'Enter the length in centimetres.')),
  width_cm: Side(both('Informe a largura em centímetros.', 'Enter the width in centimetres.')),
  height_cm: Side(both('Informe a altura em centímetros.', 'Enter the height in centimetres.')),
  weight_grams: z.coerce
    .number(both('Informe o peso em gramas.', 'Enter the weight in grams.'))
    .int(both('Use gramas inteiros.', 'Use whole grams.'))
    .min(1, both('Use no mínimo 1 g.', 'Use at least 1 g.'))
    .max(5000, both('Use no máximo 5.000 g.', 'Use at most 5.000 g.')),
  max_cards: z
    .union([
      z.literal('').transform(() => null),
      z.null(),
      z.coerce
        .number(both('Informe quantas cartas cabem.', 'Enter how many cards fit.'))
        .int(both('Use um número inteiro.', 'Use a whole number.'))
        .min(1, both('Use no mínimo 1 carta.', 'Use at least 1 card.'))
        .max(10_000, both('Use no máximo 10.000 cartas.', 'Use at most 10,000 cards.')),
    ])
    .default(null),
})

export const Box = NewBox.extend({ id: z.int(), max_cards: z.int().nullable() })
export type Box = z.output<typeof Box>

export const boxesSchemas = {
  /** The smallest box comes first. `open` counts the parcels that wait in the box to be posted. */
  list: { params: ById, reply: z.object({ boxes: z.array(Box.extend({ open: z.int() })) }) },
  save: { body: NewBox.extend({ store_id: Id, id: Id.optional() }), reply: result(Box) },
  remove: { params: ById, reply: z.object({ success: z.boolean(), message: Said }) },
  /** Null takes the choice back. */
  choose: {
    body: z.object({ id: Id, box_id: Id.nullable() }),
    reply: z.object({ error: z.boolean(), message: Said }),
  },
}
