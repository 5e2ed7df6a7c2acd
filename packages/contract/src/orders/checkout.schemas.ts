import { z } from 'zod'
import { OrderPayment, PayBy } from './order-payments.schemas.ts'
import { Order } from './orders.schemas.ts'
import { refuseCardNumbers } from './payments.schemas.ts'
import { Cents, Id, numeral, result } from './shapes.ts'

const Placed = z.object({ order_id: z.int(), payment: OrderPayment })

export const checkoutSchemas = {
  place: {
    refuses: refuseCardNumbers,
    body: PayBy.safeExtend({
      address_id: numeral(z.number('Escolha o endereço de entrega.').int().min(1).max(2_147_483_647)),
      /** What the buyer saw. */
      total_cents: Cents.min(0),
    }),
    reply: Placed,
  },
  /** Another attempt while the order waits: a new Pix, another card. */
  pay: { refuses: refuseCardNumbers, body: PayBy.safeExtend({ order_id: Id }), reply: Placed },
  /** Of an order that nobody has paid, whole. */
  cancelUnpaid: { body: z.object({ order_id: Id }), reply: result(Order) },
}
