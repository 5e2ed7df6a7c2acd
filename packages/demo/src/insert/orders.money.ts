import type { Tx } from '@bra/server/platform/db'
import type { Account, Line } from '@bra/server/modules/money/ledger/index'
import type { Book } from './book.ts'

interface Parcel {
  id: number
  storeId: number
  goods_cents: number
  freight_cents: number
  commission_cents: number
  refundedAt: Date | null
  completedAt: Date | null
}
interface Settling {
  orderId: number
  userId: number
  paidAt: Date
  parcels: Parcel[]
  book: Book
}

const wholeOf = ({ goods_cents, freight_cents }: Parcel) => goods_cents + freight_cents

export async function settleParcel(tx: Tx, { orderId, userId, paidAt, parcels, book }: Settling) {
  const escrows = parcels.map((parcel): Line => ({ account: `escrow:${parcel.id}`, cents: wholeOf(parcel) }))
  const total = escrows.reduce((sum, { cents }) => sum + cents, 0)
  const lines: Line[] = [{ account: 'provider', cents: -total }, ...escrows]
  book.push({ when: paidAt, key: `order paid:${orderId}`, kind: 'charge', orderId, lines })
  for (const parcel of parcels) {
    if (parcel.completedAt) book.push(releaseOf(orderId, parcel, parcel.completedAt))
    if (parcel.refundedAt) book.push(...(await refund(tx, { orderId, userId, parcel, when: parcel.refundedAt })))
  }
}

const releaseOf = (orderId: number, parcel: Parcel, when: Date): Book[number] => ({
  ...{ when, key: `parcel completed:${parcel.id}`, kind: 'release', orderId, storeOrderId: parcel.id },
  lines: [
    { account: `escrow:${parcel.id}`, cents: -wholeOf(parcel) },
    { account: `store:${parcel.storeId}`, cents: wholeOf(parcel) - parcel.commission_cents },
    { account: 'commission', cents: parcel.commission_cents },
  ],
})

interface ParcelRefund {
  orderId: number
  userId: number
  parcel: Parcel
  when: Date
}

async function refund(tx: Tx, { orderId, userId, parcel, when }: ParcelRefund): Promise<Book> {
  const cents = wholeOf(parcel)
  const key = `rest of parcel ${parcel.id}`
  const { id } = await tx
    .insertInto('order_refunds')
    .values({ store_order_id: parcel.id, cents, key, state: 'done', created_at: when, done_at: when })
    .returning('id')
    .executeTakeFirstOrThrow()
  const buyer: Account = `buyer:${userId}`
  const of = { when, orderId, storeOrderId: parcel.id }
  return [
    {
      ...{ key: `refund decided:${key}`, kind: 'refund_decided', ...of },
      lines: [
        { account: `escrow:${parcel.id}`, cents: -cents },
        { account: buyer, cents },
      ],
    },
    {
      ...{ key: `refund done:${id}`, kind: 'refund', ...of },
      lines: [
        { account: buyer, cents: -cents },
        { account: 'provider', cents },
      ],
    },
  ]
}
