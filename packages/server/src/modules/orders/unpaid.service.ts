import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { giveUp } from './orders.settle.ts'
import { showOrder } from './orders.view.ts'
import { holdOrderOfBuyer } from './payments.queries.ts'

/** Nobody pays it any more: the goods go back, the provider is told, and what is paid all the same is given back. */
export async function cancelUnpaid(app: App, user: User, { order_id: id }: { order_id: number }) {
  await app.transaction(async (tx) => {
    if (!(await holdOrderOfBuyer(tx, user.id, id))) fail('order_not_found')
    const isGivenUp = await giveUp(tx, app, id, { move: 'cancel', by: { party: 'buyer', userId: user.id } })
    if (!isGivenUp) fail('order_not_waiting')
  })
  return {
    error: false,
    message: 'O pedido foi cancelado. Nada será cobrado.',
    result: await showOrder(app, user.id, id),
  }
}
