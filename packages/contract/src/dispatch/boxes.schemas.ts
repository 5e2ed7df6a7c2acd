import { z } from 'zod'
import { ById, Id, result } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

const Side = (name: string) =>
  z.coerce
    .number(`Informe ${name} em centímetros.`)
    .int('Use centímetros inteiros.')
    .min(1, 'Use no mínimo 1 cm.')
    .max(100, 'Use no máximo 100 cm.')

export const NewBox = z.object({
  name: z.string('Dê um nome à caixa.').trim().min(1, 'Dê um nome à caixa.').max(60, 'Use no máximo 60 letras.'),
  length_cm: Side('o comprimento'),
  width_cm: Side('a largura'),
  height_cm: Side('a altura'),
  /** Weight of the empty box. */
  weight_grams: z.coerce
    .number('Informe o peso em gramas.')
    .int('Use gramas inteiros.')
    .min(1, 'Use no mínimo 1 g.')
    .max(5000, 'Use no máximo 5.000 g.'),
  /** How many loose cards fit into it; null if nobody counted. */
  max_cards: z
    .union([
      z.literal('').transform(() => null),
      z.null(),
      z.coerce
        .number('Informe quantas cartas cabem.')
        .int('Use um número inteiro.')
        .min(1, 'Use no mínimo 1 carta.')
        .max(10_000, 'Use no máximo 10.000 cartas.'),
    ])
    .default(null),
})

export const Box = NewBox.extend({ id: z.int(), max_cards: z.int().nullable() })
export type Box = z.output<typeof Box>

export const boxesSchemas = {
  /** Smallest first. `open` counts the parcels that wait in the box to be posted. */
  list: { params: ById, reply: z.object({ boxes: z.array(Box.extend({ open: z.int() })) }) },
  /** Changes the box `id`, or makes a new one without it. */
  save: { body: NewBox.extend({ store_id: Id, id: Id.optional() }), reply: result(Box) },
  remove: { params: ById, reply: z.object({ success: z.boolean(), message: Said }) },
  /** Chooses the box of a parcel; null takes the choice back. */
  choose: {
    body: z.object({ id: Id, box_id: Id.nullable() }),
    reply: z.object({ error: z.boolean(), message: Said }),
  },
}
