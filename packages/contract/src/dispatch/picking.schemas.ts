import { z } from 'zod'
import { mostOrders, NO_ORDER } from './chosen-orders.ts'
import { both } from '../kit/both.ts'
import { storeOrderLife } from '../orders/order-life.ts'
import { OrderLine } from '../orders/orders.schemas.ts'
import { ById, Cents, Id, Instant, result, withoutBlanks } from '../kit/shapes.ts'
import { Done } from '../people/people.schemas.ts'
import { Document } from '../kit/document.schemas.ts'

export const MAX_PICKED_AT_ONCE = 200
const TOO_MANY = mostOrders(MAX_PICKED_AT_ONCE)

export const PickedOrder = z.object({
  id: z.int(),
  order_id: z.int(),
  part: z.int(),
  parts: z.int(),
  /** "A" is the first of the orders that are picked together. */
  letter: z.string(),
  buyer: z.string(),
  state: storeOrderLife.State,
  post_by: Instant.nullable(),
  late: z.boolean(),
  count: z.int(),
  freight_cents: Cents,
  shipping: z.object({ code: z.string(), name: z.string() }),
  box_id: z.int().nullable(),
  fitting_box_id: z.int().nullable(),
})
export type PickedOrder = z.output<typeof PickedOrder>

export const CardInPlace = OrderLine.pick({
  id: true,
  product_id: true,
  name: true,
  code: true,
  condition: true,
  grade: true,
  language: true,
  finish: true,
  extras: true,
  product_image: true,
}).extend({
  category: z.string(),
  /** It says where the offer lies and the store's own code for it; null if there is none or the offer is gone. */
  position: z.string().nullable(),
  sku: z.string().nullable(),
})
export type CardInPlace = z.output<typeof CardInPlace>

export const PickedLine = CardInPlace.extend({
  ...OrderLine.pick({
    comment: true,
    quantity: true,
    offer_id: true,
    lacking: true,
    unit_price_cents: true,
    passport: true,
    packed: true,
  }).shape,
  letter: z.string(),
  picked: z.int(),
})
export type PickedLine = z.output<typeof PickedLine>

/** Lines with a position come first, sorted by it; the others by set and number, as cards lie in binders. */
export const Picking = z.object({ store_id: z.int(), orders: z.array(PickedOrder), lines: z.array(PickedLine) })
export type Picking = z.output<typeof Picking>

export const MAX_PUT_BACK_AT_ONCE = 200

/** Units of a sale that was undone after they had been taken out of their place. */
export const PutBackLine = CardInPlace.extend({
  sale_id: z.int(),
  order_id: z.int(),
  state: storeOrderLife.State,
  units: z.int(),
})
export type PutBackLine = z.output<typeof PutBackLine>

export const PickedIds = z.array(Id).min(1, NO_ORDER).max(MAX_PICKED_AT_ONCE, TOO_MANY)

export const pickingSchemas = {
  /** Asks for one parcel, or several of one store as one list: `with=13,14`. */
  show: {
    params: ById,
    query: z.object({
      with: z
        .string()
        .regex(
          /^\d{1,9}(,\d{1,9})*$/,
          both(
            'Informe os números dos pedidos, separados por vírgula.',
            'Enter the numbers of the orders, separated by commas.',
          ),
        )
        .transform((text) => text.split(',').map(Number))
        .refine((ids) => ids.length < MAX_PICKED_AT_ONCE, TOO_MANY)
        .optional(),
    }),
    reply: Picking,
  },
  tick: {
    body: z.object({ line_id: Id, picked: z.coerce.number().int().min(0).max(100_000) }),
    reply: z.object({ line_id: z.int(), picked: z.int() }),
  },
  /** Returns the oldest lines of the store, or of one sale; `count` and `units` are of all. */
  toPutBack: {
    params: ById,
    query: withoutBlanks(z.object({ sale_id: Id.optional() })),
    reply: z.object({ count: z.int(), units: z.int(), lines: z.array(PutBackLine) }),
  },
  /** `is_back: false` puts lines onto the list again. */
  putBack: {
    body: z.object({
      store_id: Id,
      line_ids: z
        .array(Id)
        .min(1, both('Escolha ao menos uma carta.', 'Choose at least one card.'))
        .max(MAX_PUT_BACK_AT_ONCE),
      is_back: z.boolean().default(true),
    }),
    reply: Done,
  },
  sheet: { body: z.object({ ids: PickedIds }), reply: result(Document) },
}
