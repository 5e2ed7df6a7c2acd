import { senderOf } from '@bra/contract/trade/sender'
import { variantWords } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify, tell } from '../../people/notices/index.ts'
import { publicDocument, type StoreNews, tellStore, tellStores } from '../../stores/stores/index.ts'
import { addressLine, lifeRules } from '../orders/index.ts'
import { paidBy } from './paid-by.ts'
import { type ContractRow, contractsOf, paidWith, sellersInCentre, sidesOf } from './order-notices.queries.ts'
import { toBuyer } from './words-to-buyer.ts'
import { toStore } from './words-to-store.ts'
import { inNotice, type Said } from './notice-words.ts'

type Clock = Pick<App, 'clock'>
export const orderLink = (orderId: number) => `/my-account/order-view/${orderId}`
const saleLink = (storeId: number, storeOrderId: number) => `/my-store/${storeId}/detail-orders/${storeOrderId}`

/** One notice about a parcel; `key` sets it apart from the others about the same parcel. */
interface Occasion<Of> {
  key: string
  say: (of: Of, place: string) => Said
}

/** Sends a notice and a mail; `say` gets the name of the sender and its address. */
export async function tellBuyer(tx: Tx, app: Clock, id: number, { key, say }: Occasion<string>) {
  const sides = await sidesOf(tx, id)
  const news = say(sides.store, sides.place)
  const { title, body, facts } = news
  const link = orderLink(sides.order_id)
  const details = { name: sides.buyer, title, text: body, facts, link, action: 'Ver o pedido' }
  await tell(tx, app, {
    ...{ userId: sides.buyer_id, kind: 'orders', title, body: inNotice(news), link, about: sides.behind_store },
    mail: { key: `parcel ${id}: ${key}`, template: 'parcel_news', details },
  })
}

/** Tells the store that sends the parcel by notice and mail; does nothing if the centre sends it. */
export async function tellSender(tx: Tx, app: Clock, id: number, { key, say }: Occasion<number>) {
  const sides = await sidesOf(tx, id)
  const { order_id: order, buyer_id: about, place } = sides
  const sender = senderOf(sides)
  if (sender.kind === 'centre') return
  await tellStore(tx, app, 'orders', newsOf(id, { storeId: sender.id, said: say(order, place), key, about }))
}

/** Tells each store whose goods the centre sends; `say` gets the order number and the price of the store's goods. */
export async function tellSellers(
  tx: Tx,
  app: Clock,
  id: number,
  { key, say }: { key: string; say: (order: number, cents: number) => Said },
) {
  const told = (await sellersInCentre(tx, id)).map(({ store_id: storeId, order_id: order, buyer_id: about, cents }) =>
    newsOf(id, { storeId, said: say(order, cents), key: `${key} of ${storeId}`, about }),
  )
  await tellStores(tx, app, 'orders', told)
}

/** Tells every store whose goods are in the parcel, whether a store or the centre sends it. */
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
  mail: { key: `sale ${id}: ${key}`, template: 'sale_news', facts: said.facts, action: 'Ver o pedido' },
})

/** The buyer always gets the contract (Decreto 7.962/2013, art. 4); each store is told of its order. */
export async function tellPaid(tx: Tx, app: Clock, orderId: number) {
  const contracts = await contractsOf(tx, orderId)
  const [one] = contracts
  if (!one) return
  const { regret_days: regretDays } = await lifeRules(tx)
  const paid = { paid_at: app.clock.now().toISOString(), paid_with: paidBy(await paidWith(tx, orderId)) }
  await notify(tx, app, {
    ...{ userId: one.buyer_id, kind: 'orders', link: orderLink(orderId) },
    title: 'Pagamento confirmado',
    body: `O pedido ${orderId} foi pago. Enviamos o contrato da compra por e-mail.`,
  })
  await sendMail(tx, app, {
    key: `order_paid:${orderId}`,
    to: one.email,
    userId: one.buyer_id,
    template: 'order_paid',
    details: { ...contractDetails(one, contracts), ...paid, regret_days: regretDays },
  })
  for (const { id, goods_cents, freight_cents, post_by: postBy, shipping } of contracts) {
    const about = { cents: goods_cents + freight_cents, postBy, isPickup: shipping.code === 'retirada' }
    await tellSender(tx, app, id, { key: 'paid', say: (order) => toStore.paid(order, about) })
    await tellSellers(tx, app, id, { key: 'paid', say: toStore.sold_by_centre })
  }
}

const contractDetails = (one: ContractRow, contracts: ContractRow[]) => ({
  name: one.buyer,
  order_id: one.order_id,
  link: orderLink(one.order_id),
  address: addressLine(one.address),
  total_cents: contracts.reduce((sum, { goods_cents, freight_cents }) => sum + goods_cents + freight_cents, 0),
  sellers: contracts.map((contract) => ({
    store: contract.store,
    legal: contract.sellers.map((one) => `${one.legal_name}, ${publicDocument(one.document)}`).join('; '),
    shipping: contract.shipping.name,
    pick_up: contract.shipping.code === 'retirada' ? contract.place : null,
    freight_cents: contract.freight_cents,
    post_by: contract.post_by.toISOString(),
    arrives_first: contract.arrives_first.toISOString(),
    arrives_last: contract.arrives_last.toISOString(),
    lines: contract.lines.map((line) => ({
      name: `${line.quantity} × ${line.name}`,
      variant: [...variantWords(line), line.comment ?? []].flat().join(', '),
      cents: line.cents,
    })),
  })),
})

export async function tellExpired(tx: Tx, app: Clock, id: number, orderId: number) {
  const sides = await sidesOf(tx, id)
  const title = 'O tempo para pagar terminou'
  const body = `O pedido ${orderId} não foi pago e foi desfeito. As cartas voltaram às lojas; nada foi cobrado.`
  const link = orderLink(orderId)
  const details = { name: sides.buyer, title, text: body, facts: [], link, action: 'Ver o pedido' }
  await tell(tx, app, {
    ...{ userId: sides.buyer_id, kind: 'orders', title, body, link },
    mail: { key: `order_expired:${orderId}`, template: 'parcel_news', details },
  })
}

interface GivenOutside {
  storeOrderId: number
  cents: number
  refundId: number
  reason: string
}

export const tellRefundedOutside = (tx: Tx, app: Clock, { storeOrderId, cents, refundId, reason }: GivenOutside) =>
  tellBuyer(tx, app, storeOrderId, {
    key: `refund ${refundId}`,
    say: (store) => toBuyer.refunded_outside(`do pacote de ${store}`, cents, reason),
  })

export const tellRefundedToCredit = (
  tx: Tx,
  app: Clock,
  refund: { storeOrderId: number; cents: number; key: string },
) =>
  tellBuyer(tx, app, refund.storeOrderId, {
    key: `to credit ${refund.key}`,
    say: (store) => toBuyer.refunded_to_credit(store, refund.cents),
  })

export const tellRefunded = (tx: Tx, app: Clock, refund: { storeOrderId: number; cents: number; refundId: number }) =>
  tellBuyer(tx, app, refund.storeOrderId, {
    key: `refund ${refund.refundId}`,
    say: (store) => toBuyer.refunded(store, refund.cents),
  })
