import type { orderSearchSchemas } from '@bra/contract/office/order-search.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { addressLine } from '../../orders/orders/index.ts'
import { messagesSaid } from '../../orders/order-messages/index.ts'
import { decisionsOf } from '../../orders/parcels/index.ts'
import { senderActionsOf } from '../../dispatch/store-orders/index.ts'
import { type Account, balancesOf } from '../../money/ledger/index.ts'
import { type AskedPostings, ownerOfAccount, postingsFound, postingsOfOrder } from './ledger.queries.ts'
import { orderSeen } from './order.queries.ts'
import { ordersFound, PER_PAGE } from './orders.queries.ts'

function cut<Row extends { id: number }>(rows: Row[]) {
  const page = rows.slice(0, PER_PAGE)
  return { page, next: rows.length > PER_PAGE ? page.at(-1)!.id : null }
}

export async function findOrders({ db }: App, asked: z.output<typeof orderSearchSchemas.orders.query>) {
  const { page, next } = cut(await ordersFound(db, asked))
  return { orders: page, next }
}

export async function seeOrder({ db }: App, id: number) {
  const { refused, address, ...order } = (await orderSeen(db, id)) ?? fail('order_not_found')
  const parcels = await Promise.all(
    order.parcels.map(async ({ loss_warned_at, is_pickup, ...parcel }) => ({
      ...parcel,
      messages: isToDecide(parcel) ? await messagesSaid(db, parcel.id) : [],
      actions: parcel.store ? [] : senderActionsOf({ ...parcel, loss_warned_at }),
      decisions: decisionsOf({ ...parcel, is_pickup, is_of_store: parcel.store !== null }),
    })),
  )
  const owed = { refused_cents: refused.cents, held_cents: refused.held }
  return { ...order, ...owed, address: addressLine(address), parcels, postings: await postingsOfOrder(db, id) }
}

/** Operators may read the messages of buyer and store only if there is something to decide. */
const isToDecide = (parcel: { return_contested_at: string | null; arrival_claimed_at: string | null }) =>
  (parcel.return_contested_at ?? parcel.arrival_claimed_at) !== null

export async function findPostings({ db }: App, asked: AskedPostings) {
  const { page, next } = cut(await postingsFound(db, asked, PER_PAGE + 1))
  return { postings: page, next, account: asked.account ? await accountOf({ db }, asked.account) : null }
}

async function accountOf({ db }: Pick<App, 'db'>, account: string) {
  const [balances, owner] = await Promise.all([balancesOf(db, [account as Account]), ownerOfAccount(db, account)])
  return { balance_cents: balances.get(account as Account) ?? 0, owner }
}
