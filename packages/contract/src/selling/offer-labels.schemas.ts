import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Flag, Id, result } from '../kit/shapes.ts'
import { Document } from '../kit/document.schemas.ts'

/** Labels of 38.1 × 21.2 mm on a sheet of A4. */
export const LABELS_A_SHEET = 65
export const MOST_LABELS = 1000

export const offerLabelsSchemas = {
  print: {
    body: z.object({
      store_id: Id,
      ids: z
        .array(Id)
        .min(1, both('Escolha ao menos uma oferta.', 'Choose at least one offer.'))
        .max(
          MOST_LABELS,
          both(`Escolha no máximo ${MOST_LABELS} ofertas de uma vez.`, `Choose at most ${MOST_LABELS} offers at once.`),
        ),
      each_unit: Flag.default(false),
      first: z.coerce.number().int().min(1).max(LABELS_A_SHEET).default(1),
    }),
    reply: result(Document),
  },
}
