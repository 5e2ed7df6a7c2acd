import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { cancelUnpaidOrder } from './unpaid-orders.ts'
import { orderOfBuyer, showOrder } from '../orders/index.ts'

/** Cancels an unpaid order: the goods go back to stock, and a payment that comes later goes back to the buyer. */
export async function cancelUnpaid(app: App, user: User, { order_id: id }: { order_id: number }) {
  if (!(await orderOfBuyer(app.db, user.id, id))) fail('order_not_found')
  if (!(await cancelUnpaidOrder(app, id, { party: 'buyer', userId: user.id }))) fail('order_not_waiting')
  return {
    error: false,
    message: say('O pedido foi cancelado. Nada será cobrado.', 'The order was cancelled. Nothing will be charged.'),
    result: await showOrder(app, user.id, id),
  }
}
