import { z } from 'zod'
import { storeOrderLife } from './order-life.ts'
import { OrderLine } from './orders.schemas.ts'
import { ById, Cents, Id, Instant, result } from './shapes.ts'

export const MAX_PICKED_AT_ONCE = 20
const TOO_MANY = `Escolha no máximo ${MAX_PICKED_AT_ONCE} pedidos de uma vez.`

/** A PDF, as its bytes in Base64. */
export const Document = z.object({ data: z.base64(), name: z.string() })
export type Document = z.output<typeof Document>

export const PickedOrder = z.object({
  id: z.int(),
  order_id: z.int(),
  /** "A" is the first of those picked together. */
  letter: z.string(),
  buyer: z.string(),
  state: storeOrderLife.State,
  post_by: Instant.nullable(),
  /** Should have been posted, or ready to be fetched, by now. */
  late: z.boolean(),
  count: z.int(),
  freight_cents: Cents,
  shipping: z.object({ code: z.string(), name: z.string() }),
  /** What was chosen, and the smallest of the store's in which all of it fits. */
  box_id: z.int().nullable(),
  fitting_box_id: z.int().nullable(),
})
export type PickedOrder = z.output<typeof PickedOrder>

export const PickedLine = OrderLine.pick({
  id: true,
  product_id: true,
  name: true,
  code: true,
  condition: true,
  grade: true,
  language: true,
  finish: true,
  extras: true,
  comment: true,
  quantity: true,
  product_image: true,
}).extend({
  letter: z.string(),
  category: z.string(),
  picked: z.int(),
})
export type PickedLine = z.output<typeof PickedLine>

/** In the order in which they lie in the binders: by set and number. */
export const Picking = z.object({ store_id: z.int(), orders: z.array(PickedOrder), lines: z.array(PickedLine) })
export type Picking = z.output<typeof Picking>

export const PickedIds = z.array(Id).min(1, 'Escolha ao menos um pedido.').max(MAX_PICKED_AT_ONCE, TOO_MANY)

export const pickingSchemas = {
  /** One parcel, or several of the same store on one list: `with=13,14`. */
  show: {
    params: ById,
    query: z.object({
      with: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/, 'Informe os números dos pedidos, separados por vírgula.')
        .transform((text) => text.split(',').map(Number))
        .refine((ids) => ids.length < MAX_PICKED_AT_ONCE, TOO_MANY)
        .optional(),
    }),
    reply: Picking,
  },
  /** So many units of a line lie on the table. */
  tick: {
    body: z.object({ line_id: Id, picked: z.coerce.number().int().min(0).max(100_000) }),
    reply: z.object({ line_id: z.int(), picked: z.int() }),
  },
  sheet: { body: z.object({ ids: PickedIds }), reply: result(Document) },
}
