import { z } from 'zod'
import { Document, PickedIds } from './picking.schemas.ts'
import { ById, Id, result } from '../kit/shapes.ts'
import { StoreSaleDetail } from './store-orders.schemas.ts'

export const labelsSchemas = {
  /** Labels of one parcel or of several, each with a declaration of its contents. */
  get: {
    body: z
      .object({
        id: Id.optional(),
        ids: PickedIds.optional(),
        /** The tracking code that the counter or the carrier gave; only for a single parcel. */
        tracking_code: z.string().trim().max(40, 'Use no máximo 40 letras.').optional(),
        /** `label` is one of 100 × 150 mm, `a4` has four on a sheet. */
        paper: z.enum(['label', 'a4']).default('label'),
      })
      .transform(({ id, ids: several, ...rest }) => ({ ...rest, ids: several ?? (id === undefined ? [] : [id]) }))
      .refine((asked) => asked.ids.length > 0, { path: ['ids'], error: 'Escolha ao menos um pedido.' }),
    /** `others` are the carrier's own labels, one PDF each. */
    reply: result(Document.extend({ others: z.array(Document), tracking_codes: z.record(z.string(), z.string()) })),
  },
  /** Buys the label of the carrier that quoted the freight; a repeated call returns the bought one. */
  buy: { body: ById, reply: result(StoreSaleDetail) },
}
