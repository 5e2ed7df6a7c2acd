import { z } from 'zod'
import { ById, Id, result } from './shapes.ts'

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
  /** Of the empty box. */
  weight_grams: z.coerce
    .number('Informe o peso em gramas.')
    .int('Use gramas inteiros.')
    .min(1, 'Use no mínimo 1 g.')
    .max(5000, 'Use no máximo 5.000 g.'),
  /** Loose cards that fit into it; null where nobody counted. */
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
  /** Smallest first. `open` counts the parcels that wait in it to be posted. */
  list: { params: ById, reply: z.object({ boxes: z.array(Box.extend({ open: z.int() })) }) },
  /** With an `id` it changes that box. */
  save: { body: NewBox.extend({ store_id: Id, id: Id.optional() }), reply: result(Box) },
  remove: { params: ById, reply: z.object({ success: z.boolean(), message: z.string() }) },
  /** The box that a parcel is packed into; null takes the choice back. */
  choose: {
    body: z.object({ id: Id, box_id: Id.nullable() }),
    reply: z.object({ error: z.boolean(), message: z.string() }),
  },
}
