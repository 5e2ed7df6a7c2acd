import { senderOf } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tell } from '../../people/notices/index.ts'
import { type StoreNews, tellStore, tellStores } from '../../stores/stores/index.ts'
import type { PaymentRow } from '../orders/index.ts'
import { firstName, sellersInCentre, sidesOf } from './order-notices.queries.ts'
import { inNotice, type Said, seeOrder, whichOf, withMore } from './notice-words.ts'

type Clock = Pick<App, 'clock'>

export const orderLink = (orderId: number) => `/my-account/order-view/${orderId}`

const saleLink = (storeId: number, storeOrderId: number) => `/my-store/${storeId}/detail-orders/${storeOrderId}`

/** One notice about a parcel; `key` sets it apart from the others about the same parcel. */
interface Occasion<Of> {
  key: string
  say: (of: Of, place: string) => Said
  /** True if the news are of the order, whatever parcels it has. */
  isOfOrder?: boolean
}

export const saidOfPart = (news: Said, { part, parts }: { part: number; parts: number }): Said =>
  parts > 1 ? { ...news, body: withMore(news.body, [whichOf(part, parts)]) } : news

/** Sends a notice and a mail; `say` gets the name of the sender and its address. */
export async function tellBuyer(tx: Tx, app: Clock, id: number, { key, say, isOfOrder = false }: Occasion<string>) {
  const sides = await sidesOf(tx, id)
  const said = say(sides.store, sides.place)
  const news = isOfOrder ? said : saidOfPart(said, sides)
  const { title, body, facts } = news
  const link = orderLink(sides.order_id)
  const details = { name: sides.buyer, title, text: body, facts, link, action: seeOrder }
  await tell(tx, app, {
    ...{ userId: sides.buyer_id, kind: 'orders', title, body: inNotice(news), link, about: sides.behind_store },
    mail: { key: `parcel ${id}: ${key}`, template: 'parcel_news', details },
  })
}

/** Tells the store that sends the parcel by notice and mail; does nothing if the centre sends it. */
export async function tellSender(tx: Tx, app: Clock, id: number, { key, say, isOfOrder = false }: Occasion<number>) {
  const sides = await sidesOf(tx, id)
  const { order_id: order, buyer_id: about, place } = sides
  const sender = senderOf(sides)
  if (sender.kind === 'centre') return
  const news = say(order, place)
  const said = isOfOrder ? news : saidOfPart(news, sides)
  await tellStore(tx, app, 'orders', newsOf(id, { storeId: sender.id, said, key, about }))
}

interface OccasionOfSellers {
  key: string
  say: (order: number, cents: number) => Said
}

export async function tellSellersIn(tx: Tx, app: Clock, ids: number[], { key, say }: OccasionOfSellers) {
  const told = (await sellersInCentre(tx, ids)).map(
    ({ store_id: storeId, order_id: order, buyer_id: about, cents, parcel_id: id }) =>
      newsOf(id, { storeId, said: say(order, cents), key: `${key} of ${storeId}`, about }),
  )
  await tellStores(tx, app, 'orders', told)
}

interface SaidToStore {
  storeId: number
  said: Said
  key: string
  about: number
}

const newsOf = (id: number, { storeId, said, key, about }: SaidToStore): StoreNews => ({
  ...{ storeId, title: said.title, text: said.body, inNotice: inNotice(said), link: saleLink(storeId, id), about },
  mail: { key: `sale ${id}: ${key}`, template: 'sale_news', facts: said.facts, action: seeOrder },
})

type Payer = Pick<PaymentRow, 'id' | 'order_id' | 'user_id'>

/** Tells the buyer of a payment that is of no parcel; `key` sets the news apart from others about the payment. */
export async function tellPayer(tx: Tx, app: Clock, payment: Payer, { key, said }: { key: string; said: Said }) {
  const { id, order_id: orderId, user_id: userId } = payment
  const { title, body, facts } = said
  const link = orderLink(orderId)
  const details = { name: await firstName(tx, userId), title, text: body, facts, link, action: seeOrder }
  await tell(tx, app, {
    ...{ userId, kind: 'orders', title, body: inNotice(said), link },
    mail: { key: `payment ${id}: ${key}`, template: 'parcel_news', details },
  })
}
