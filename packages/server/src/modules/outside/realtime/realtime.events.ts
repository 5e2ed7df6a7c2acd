import type { App } from '../../../app.ts'
import type { Events, Listener, Listeners } from '../../../platform/events.ts'
import { storesOfMember } from '../../stores/stores/index.ts'
import { channelOfProduct, channelOfStore, channelOfUser, OPERATORS } from './channels.ts'
import { eventName, push, resetChannel } from './pushes.ts'

interface PushRow<Name extends keyof Events> {
  /** Event name for browsers, within the namespace `App.Events`. */
  event: string
  channels: (said: Events[Name]) => string[]
  /** Returns only ids; browsers load the rest. */
  data: (said: Events[Name]) => object
}

const pushing =
  <Name extends keyof Events>({ event, channels, data }: PushRow<Name>): Listener<Name> =>
  async ({ bus }, said) =>
    push(bus, { channels: channels(said), event: eventName(event), data: data(said) })

const changedOffers = pushing<'offers_changed' | 'stock_taken'>({
  event: 'OffersChanged',
  channels: ({ productIds }) => productIds.map(channelOfProduct),
  data: () => ({}),
})

const endedSession = pushing<'session_revoked'>({
  event: 'SessionRevoked',
  channels: ({ userId }) => [channelOfUser(userId)],
  data: ({ sessionId }) => ({ session_id: sessionId }),
})

export const realtimeListeners: Listeners = {
  notice_written: pushing({
    event: 'NoticeWritten',
    channels: ({ userId }) => [channelOfUser(userId)],
    data: ({ noticeId }) => ({ notice_id: noticeId }),
  }),
  session_revoked: async (app, ended) => {
    await endedSession(app, ended)
    await resetPerson(app, ended.userId)
  },
  order_changed: pushing({
    event: 'OrderChanged',
    channels: ({ userId, storeIds }) => [channelOfUser(userId), ...storeIds.map(channelOfStore)],
    data: ({ orderId }) => ({ order_id: orderId }),
  }),
  withdrawal_changed: pushing({
    event: 'WithdrawalChanged',
    channels: ({ storeId }) => [channelOfStore(storeId)],
    data: ({ withdrawalId }) => ({ withdrawal_id: withdrawalId }),
  }),
  order_message: pushing({
    event: 'OrderMessage',
    channels: ({ userId, storeId }) => [channelOfUser(userId), channelOfStore(storeId)],
    data: ({ storeOrderId }) => ({ store_order_id: storeOrderId }),
  }),
  offer_question: pushing({
    event: 'OfferQuestion',
    channels: ({ userId, storeId }) => [channelOfUser(userId), channelOfStore(storeId)],
    data: ({ questionId }) => ({ question_id: questionId }),
  }),
  complaint_changed: pushing({
    event: 'ComplaintChanged',
    channels: ({ userId, storeId }) => [channelOfUser(userId), ...(storeId === null ? [] : [channelOfStore(storeId)])],
    data: ({ complaintId }) => ({ complaint_id: complaintId }),
  }),
  offers_changed: changedOffers,
  stock_taken: changedOffers,
}

/** A connection does not know its session, so all connections of the person join their channels again. */
async function resetPerson({ bus, db }: App, userId: number) {
  const stores = await storesOfMember(db, userId)
  for (const channel of [channelOfUser(userId), ...stores.map(channelOfStore)]) resetChannel(bus, { channel })
  resetChannel(bus, { channel: OPERATORS, userId: String(userId) })
}
