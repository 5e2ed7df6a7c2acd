import { z } from 'zod'
import { mostOrders, NO_ORDER } from './chosen-orders.ts'
import { mostLetters } from '../kit/field-sentences.ts'
import { ById, Flag, Id, result } from '../kit/shapes.ts'
import { Document } from '../kit/document.schemas.ts'
import { StoreSaleDetail } from './store-orders.schemas.ts'

export const MAX_LABELLED_AT_ONCE = 200
const LabelledIds = z.array(Id).min(1, NO_ORDER).max(MAX_LABELLED_AT_ONCE, mostOrders(MAX_LABELLED_AT_ONCE))

const Paper = z.enum(['label', 'a6', 'a4'])

/** How a store prints labels: `label` is one of 100 × 150 mm, `a6` one of 105 × 148 mm, `a4` has four on a sheet. */
const Printing = z.object({
  paper: Paper,
  contents: Flag,
})
export type Printing = z.output<typeof Printing>

export const labelsSchemas = {
  printing: { params: z.object({ store_id: Id }), reply: z.object({ printing: Printing.nullable() }) },
  keepPrinting: { body: Printing.extend({ store_id: Id }), reply: result(Printing) },
  get: {
    body: z
      .object({
        id: Id.optional(),
        ids: LabelledIds.optional(),
        tracking_code: z.string().trim().max(40, mostLetters(40)).optional(),
        paper: Paper.default('label'),
        contents: Flag.default(true),
      })
      .transform(({ id, ids: several, ...rest }) => ({ ...rest, ids: several ?? (id === undefined ? [] : [id]) }))
      .refine((asked) => asked.ids.length > 0, {
        path: ['ids'],
        error: NO_ORDER,
      }),
    reply: result(
      Document.extend({
        failed: z.array(z.object({ id: z.int(), order_id: z.int() })),
        tracking_codes: z.record(z.string(), z.string()),
      }),
    ),
  },
  /** Draws the list of parcels that are handed over together; those without a tracking code are left out. */
  postingList: { body: z.object({ ids: LabelledIds }), reply: result(Document) },
  /** Buys the label of the carrier that quoted the freight; a repeated call returns the bought one. */
  buy: { body: ById, reply: result(StoreSaleDetail) },
}
