import { setTimeout as sleep } from 'node:timers/promises'
import { openToComplaints, undecided } from '@bra/contract/care/complaint-states'
import type { Complaint } from '@bra/contract/care/complaints.schemas'
import { notSent, stillToPost } from '@bra/contract/orders/order-states'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { type Calls, callsOf, chance, oneOf } from './calls.ts'
import type { BusyShop, Store } from './market.ts'

/** Young orders and complaints are taken up again and again, so that complaints come to an end. */
const YOUNG_ORDERS = 5
const YOUNG_ANSWERS = 20
const REST_MS = 50
const body = 'Veio diferente do anúncio'

/** Complains as buyers, answers and sends as their stores, and decides as the operator. */
export async function keepQuarrelling(shop: BusyShop) {
  while (!shop.signal.aborted) {
    try {
      await quarrelOnce(shop)
    } catch {
      await sleep(REST_MS)
    }
  }
}

interface Sides {
  shop: BusyShop
  parcel: StoreOrder
  store: Store
  asBuyer: Calls
  asStore: Calls
}

async function quarrelOnce(shop: BusyShop) {
  const { buyers, stores, answers } = shop.market
  const open = oneOf(answers.complaints.slice(-YOUNG_ANSWERS).filter(({ state }) => undecided.includes(state)))
  if (open && chance(0.6)) return goOn(shop, open)
  const buyer = oneOf(buyers)
  if (buyer.orders.length === 0) return sleep(REST_MS)
  const asBuyer = callsOf(shop, buyer.token)
  const order = await asBuyer(`/v1/orders/${oneOf(buyer.orders.slice(-YOUNG_ORDERS)).id}`)
  const parcel = oneOf(order.body.store_orders as StoreOrder[])
  const store = stores.find(({ id }) => id === parcel.store?.id)!
  const sides = { shop, parcel, store, asBuyer, asStore: callsOf(shop, store.token) }
  return openToComplaints.includes(parcel.state) ? begin(sides) : sleep(REST_MS)
}

function begin(sides: Sides) {
  const { parcel, store, asBuyer, asStore } = sides
  if (parcel.state === 'shipped' && chance(0.5))
    return asBuyer('/v1/order/confirm-delivery', { store_order_id: parcel.id })
  if (!stillToPost.includes(parcel.state)) return complain(sides)
  if (store.lacksCards && chance(0.6)) return missCard(sides)
  const posting = { id: parcel.id, move: 'post', tracking_code: 'AA123456785BR' }
  return chance(0.3) ? asStore('/v1/store-order-move', posting) : complain(sides)
}

async function complain({ shop, parcel, asBuyer }: Sides) {
  const isSent = !notSent.includes(parcel.state)
  const about = isSent
    ? { reason: 'missing_card', lines: [{ line_id: oneOf(parcel.lines).id, quantity: 1 }] }
    : { reason: 'not_arrived' }
  remember(shop, await asBuyer('/v1/complaints/', { store_order_id: parcel.id, body, ...about }))
}

type Answer = Awaited<ReturnType<Calls>>

const remember = ({ market }: BusyShop, { status, body: told }: Answer) => {
  if (status === 200) market.answers.complaints.push(told.result)
}

async function goOn(shop: BusyShop, { id, order_id: orderId, store, contested_cents: most }: Complaint) {
  const { buyers, stores } = shop.market
  const asBuyer = callsOf(shop, buyers.find(({ orders }) => orders.some((order) => order.id === orderId))!.token)
  const asStore = callsOf(shop, stores.find((one) => one.id === store?.id)!.token)
  const { proposal } = (await asBuyer(`/v1/complaints/${id}`)).body as Complaint
  const cents = chance(0.3) ? most : 1 + Math.floor(Math.random() * most)
  if (chance(0.2)) return remember(shop, await decide(shop, id, cents))
  if (proposal && chance(0.6)) {
    const other = proposal.by === 'client' ? asStore : asBuyer
    return remember(shop, await other('/v1/complaint/accept', { id, proposal_id: proposal.id }))
  }
  const kind = oneOf(['refund', 'refund', 'return', 'reshipment'])
  const said = { id, kind, ...(kind === 'refund' && { cents }) }
  return remember(shop, await oneOf([asBuyer, asStore])('/v1/complaint/propose', said))
}

function decide(shop: BusyShop, id: number, cents: number) {
  const outcome = oneOf(['full_refund', 'partial_refund', 'return', 'reshipment', 'unfounded'])
  const said = { outcome, reason: 'Vimos as fotos', ...(outcome === 'partial_refund' && { cents }) }
  return callsOf(shop, shop.market.operator)(`/v1/admin/complaints/${id}/decide`, said)
}

/** Says that one more card lacks; then the store, which is left without stock, finds others. */
async function missCard({ shop: { market }, parcel, store, asStore }: Sides) {
  const line = oneOf(parcel.lines)
  const lines = [{ line_id: line.id, quantity: line.lacking + 1 }]
  const { status, body: told } = await asStore('/v1/store-order-lacking', { id: parcel.id, lines })
  if (status !== 200) return
  market.answers.lacking.push(...(told.result as StoreOrder).lines)
  const changes = [{ id: store.offer, quantity: market.stock }]
  await asStore('/v1/product-store-save-many', { store_id: store.id, changes })
}
