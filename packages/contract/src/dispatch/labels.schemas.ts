import { z } from 'zod'
import { Document, PickedIds } from './picking.schemas.ts'
import { ById, Id, result } from './shapes.ts'
import { StoreSaleDetail } from './store-orders.schemas.ts'

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
    /** `others` are labels of the carrier, which makes each on its own. */
    reply: result(Document.extend({ others: z.array(Document), tracking_codes: z.record(z.string(), z.string()) })),
  },
  /** From the carrier that quoted the freight, paid by the store; the same again where it was bought before. */
  buy: { body: ById, reply: result(StoreSaleDetail) },
}
