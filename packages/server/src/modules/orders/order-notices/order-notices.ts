import { senderOf } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tell } from '../../people/notices/index.ts'
import { type StoreNews, tellStore, tellStores } from '../../stores/stores/index.ts'
import { parcelsToTell, sellersInCentre, sidesOf } from './order-notices.queries.ts'
import { toBuyer } from './words-to-buyer.ts'
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

/** Tells each store whose goods the centre sends; `say` gets the order number and the price of the store's goods. */
export const tellSellers = (tx: Tx, app: Clock, id: number, told: OccasionOfSellers) =>
  tellSellersIn(tx, app, [id], told)

export async function tellSellersIn(tx: Tx, app: Clock, ids: number[], { key, say }: OccasionOfSellers) {
  const told = (await sellersInCentre(tx, ids)).map(
    ({ store_id: storeId, order_id: order, buyer_id: about, cents, parcel_id: id }) =>
      newsOf(id, { storeId, said: say(order, cents), key: `${key} of ${storeId}`, about }),
  )
  await tellStores(tx, app, 'orders', told)
}

interface OccasionOfOrder {
  key: string
  toSender: (order: number) => Said
  toSellers: (order: number, cents: number) => Said
}

export async function tellStoresOfOrder(tx: Tx, app: Clock, orderId: number, told: OccasionOfOrder) {
  const { key, toSender, toSellers } = told
  const parcels = await parcelsToTell(tx, orderId)
  for (const { id, part } of parcels)
    if (part === 1) await tellSender(tx, app, id, { key, say: toSender, isOfOrder: true })
  const ids = parcels.map(({ id }) => id)
  await tellSellersIn(tx, app, ids, { key, say: toSellers })
}

export async function tellAllSellers(
  tx: Tx,
  app: Clock,
  id: number,
  told: { key: string; say: (order: number) => Said },
) {
  await tellSender(tx, app, id, told)
  await tellSellers(tx, app, id, told)
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

export async function tellExpired(tx: Tx, app: Clock, id: number, orderId: number) {
  const sides = await sidesOf(tx, id)
  const { title, body } = toBuyer.expired(orderId)
  const link = orderLink(orderId)
  const details = { name: sides.buyer, title, text: body, facts: [], link, action: seeOrder }
  await tell(tx, app, {
    ...{ userId: sides.buyer_id, kind: 'orders', title, body, link },
    mail: { key: `order_expired:${orderId}`, template: 'parcel_news', details },
  })
}
