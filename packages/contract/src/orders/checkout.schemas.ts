import { z } from 'zod'
import { both } from '../kit/both.ts'
import { OrderPayment, PayBy } from './order-payments.schemas.ts'
import { Order } from './orders.schemas.ts'
import { refuseCardNumbers } from '../money/payments.schemas.ts'
import { Cents, Id, numeral, result } from '../kit/shapes.ts'

const Placed = z.object({ order_id: z.int(), payment: OrderPayment })

export const checkoutSchemas = {
  place: {
    refuses: refuseCardNumbers,
    body: PayBy.safeExtend({
      address_id: numeral(
        z
          .number(both('Escolha o endereço de entrega.', 'Choose the delivery address.'))
          .int()
          .min(1)
          .max(2_147_483_647),
      ),
      /** The buyer saw this total; the call is refused if it has changed. */
      total_cents: Cents.min(0),
      credit_cents: Cents.min(0).default(0),
    }),
    reply: Placed,
  },
  /** Makes another attempt while the order waits: a new Pix or another card. */
  pay: { refuses: refuseCardNumbers, body: PayBy.safeExtend({ order_id: Id }), reply: Placed },
  cancelUnpaid: { body: z.object({ order_id: Id }), reply: result(Order) },
}
