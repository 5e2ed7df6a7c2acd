import type { App } from '../../app.ts'
import type { Listener, Listeners } from '../../platform/events.ts'
import { channelOfProduct, channelOfStore, channelOfUser, OPERATORS } from './channels.ts'
import { eventName, push, resetChannel } from './pushes.ts'
import { storesOfPerson } from './realtime.queries.ts'

type Told = Record<string, unknown>

interface PushRow {
  /** What browsers hear it as, in the namespace `App.Events`. */
  event: string
  channels: (told: Told) => string[]
  /** Ids only: whoever hears it asks for the rest. */
  data: (told: Told) => object
}

const changedOffers: PushRow = {
  event: 'OffersChanged',
  channels: ({ productIds }) => (productIds as number[]).map(channelOfProduct),
  data: () => ({}),
}

/** Which event of the product is pushed to whom. */
const pushes: Record<string, PushRow> = {
  notice_written: {
    event: 'NoticeWritten',
    channels: ({ userId }) => [channelOfUser(Number(userId))],
    data: ({ noticeId }) => ({ notice_id: noticeId }),
  },
  session_revoked: {
    event: 'SessionRevoked',
    channels: ({ userId }) => [channelOfUser(Number(userId))],
    data: ({ sessionId }) => ({ session_id: sessionId }),
  },
  order_changed: {
    event: 'OrderChanged',
    channels: ({ userId, storeIds }) => [channelOfUser(Number(userId)), ...(storeIds as number[]).map(channelOfStore)],
    data: ({ orderId }) => ({ order_id: orderId }),
  },
  withdrawal_changed: {
    event: 'WithdrawalChanged',
    channels: ({ storeId }) => [channelOfStore(Number(storeId))],
    data: ({ withdrawalId }) => ({ withdrawal_id: withdrawalId }),
  },
  order_message: {
    event: 'OrderMessage',
    channels: ({ userId, storeId }) => [channelOfUser(Number(userId)), channelOfStore(Number(storeId))],
    data: ({ storeOrderId }) => ({ store_order_id: storeOrderId }),
  },
  offers_changed: changedOffers,
  stock_taken: changedOffers,
}

/** After this, who may be in the channels has to be asked anew. */
const RESETTING = 'session_revoked'

const pusherOf =
  (name: string, row: PushRow): Listener =>
  async (app, told) => {
    push(app.bus, { channels: row.channels(told), event: eventName(row.event), data: row.data(told) })
    if (name === RESETTING) await resetPerson(app, Number(told.userId))
  }

/** A connection does not tell with which session it joined: all of the person's ask again, whatever they had joined. */
async function resetPerson({ bus, db }: App, userId: number) {
  const stores = await storesOfPerson(db, userId)
  for (const channel of [channelOfUser(userId), ...stores.map(({ id }) => channelOfStore(id))])
    resetChannel(bus, { channel })
  resetChannel(bus, { channel: OPERATORS, userId: String(userId) })
}

export const realtimeListeners: Listeners = Object.fromEntries(
  Object.entries(pushes).map(([name, row]) => [name, pusherOf(name, row)]),
)
