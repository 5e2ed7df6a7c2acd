import { variantWords } from '@bra/contract/trade'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { sendMail } from '../mails/index.ts'
import { notify, tell } from '../notices/index.ts'
import { publicDocument } from '../stores/index.ts'
import { lifeRules } from './parcels.rules.ts'
import { type ContractRow, contractsOf, type Sides, sidesOf } from './telling.queries.ts'
import { toBuyer } from './telling.to-buyer.ts'
import { toStore } from './telling.to-store.ts'
import type { Said } from './telling.words.ts'

type Clock = Pick<App, 'clock'>
export const orderLink = (orderId: number) => `/my-account/order-view/${orderId}`
const saleLink = (storeId: number, storeOrderId: number) => `/my-store/${storeId}/detail-orders/${storeOrderId}`

/** One occasion of a parcel: `key` sets it apart from the others. */
interface Occasion<Of> {
  key: string
  say: (of: Of, place: string) => Said
}

/** By notice and mail; the words are made with the name of the store and its place. */
export async function tellBuyer(tx: Tx, app: Clock, id: number, { key, say }: Occasion<string>) {
  const sides = await sidesOf(tx, id)
  const { title, body, facts } = say(sides.store, sides.place)
  const link = orderLink(sides.order_id)
  const details = { name: sides.buyer, title, text: body, facts, link, action: 'Ver o pedido' }
  await tell(tx, app, {
    ...{ userId: sides.buyer_id, kind: 'orders', title, body, link },
    mail: { key: `parcel ${id}: ${key}`, template: 'parcel_news', details },
  })
}

/** The same for the owner of the store, with the number of the order; nobody where the centre sends it. */
export async function tellStore(tx: Tx, app: Clock, id: number, { key, say }: Occasion<number>) {
  const sides = await sidesOf(tx, id)
  await tellOwner(tx, app, { sides, id, said: say(sides.order_id, sides.place), key })
}

async function tellOwner(tx: Tx, app: Clock, about: { sides: Sides; id: number; said: Said; key: string }) {
  const { sides, id, said, key } = about
  if (sides.owner_id === null || sides.store_id === null) return
  const { title, body, facts } = said
  const link = saleLink(sides.store_id, id)
  const details = { name: sides.owner ?? '', title, text: body, facts, link, action: 'Ver o pedido' }
  await tell(tx, app, {
    ...{ userId: sides.owner_id, kind: 'selling', title, body, link },
    mail: { key: `sale ${id}: ${key}`, template: 'sale_news', details },
  })
}

/** The buyer gets the contract, which always comes (Decreto 7.962/2013, art. 4), each store its order. */
export async function tellPaid(tx: Tx, app: Clock, orderId: number) {
  const contracts = await contractsOf(tx, orderId)
  const [one] = contracts
  if (!one) return
  const { regret_days: regretDays } = await lifeRules(tx)
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
    details: { ...contractDetails(one, contracts), paid_at: app.clock.now().toISOString(), regret_days: regretDays },
  })
  for (const { id, goods_cents, freight_cents, post_by: postBy } of contracts)
    await tellStore(tx, app, id, {
      key: 'paid',
      say: (order) => toStore.paid(order, { cents: goods_cents + freight_cents, postBy }),
    })
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

const addressLine = ({
  recipient,
  address,
  number,
  complement,
  district,
  city,
  state,
  postcode,
}: ContractRow['address']) =>
  [recipient, [address, number].filter(Boolean).join(', '), complement, district, `${city}/${state}`, postcode]
    .filter(Boolean)
    .join(', ')

/** Its time to pay is over. */
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

export const tellRefunded = (tx: Tx, app: Clock, refund: { storeOrderId: number; cents: number; refundId: number }) =>
  tellBuyer(tx, app, refund.storeOrderId, {
    key: `refund ${refund.refundId}`,
    say: (store) => toBuyer.refunded(store, refund.cents),
  })
