import { say } from '@bra/contract/kit/saying'
import type { Recipient } from '@bra/contract/dispatch/invoices.schemas'
import { stillToPost } from '@bra/contract/orders/order-states'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { isBound, noteBuyerReading } from './invoices.queries.ts'
import { ownParcel } from './own-parcel.ts'

/** Tells a store that issues in another program to whom the document is written. Each reading is noted, and the buyer can see it. */
export async function recipientOf(app: App, user: Actor, { id }: { id: number }) {
  const { state, address, buyer } = await ownParcel(app.db, user, id)
  if (!stillToPost.includes(state) || (await isBound(app.db, id))) fail('invoice_not_now')
  const cpf = buyer.cpf ?? fail('invoice_buyer_unknown')
  await app.transaction((tx) =>
    noteBuyerReading(tx, { store_order_id: id, user_id: user.id, read_at: app.clock.now() }),
  )
  const result: Recipient = { cpf, name: buyer.name, address }
  return {
    error: false,
    message: say('O acesso a estes dados fica registrado.', 'Access to these data is written down.'),
    result,
  }
}
