import { z } from 'zod'
import { Document, PickedIds } from './picking.schemas.ts'
import { Id, result } from './shapes.ts'

export const labelsSchemas = {
  /** Of one parcel, or of several: each with a declaration of what is in it. */
  get: {
    body: z
      .object({
        id: Id.optional(),
        ids: PickedIds.optional(),
        /** What the counter or the carrier gave for it; only of one parcel. */
        tracking_code: z.string().trim().max(40, 'Use no máximo 40 letras.').optional(),
        /** One of 100 × 150 mm, or four on a sheet of A4. */
        paper: z.enum(['label', 'a4']).default('label'),
      })
      .transform(({ id, ids: several, ...rest }) => ({ ...rest, ids: several ?? (id === undefined ? [] : [id]) }))
      .refine((asked) => asked.ids.length > 0, { path: ['ids'], error: 'Escolha ao menos um pedido.' }),
    reply: result(Document.extend({ tracking_codes: z.record(z.string(), z.string()) })),
  },
}
