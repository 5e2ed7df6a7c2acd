import { selfSignedPfx } from '@bra/tax-documents/self-signed'
import type { APIRequestContext } from '@playwright/test'
import { now } from '../world/clock.ts'
import { SANDBOX_URL } from '../world/ports.ts'
import { ask, home } from './buying.ts'
import { expect } from './fixtures.ts'
import { newPerson, sessionOf, type SignedIn } from './people.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'senha-do-arquivo'
/** One person buys at most so often: an address and a cart are made for each person only once. */
const ORDERS_OF_A_PERSON = 20
/** More at once would only wait for each other at the one connection of the database. */
const BUYERS_AT_ONCE = 5

export type Way = 'pac' | 'carta' | 'retirada'

export interface Shop {
  owner: SignedIn
  store: number
  /** An offer with stock for all orders. */
  offer: number
}

/** Returns a store of the world that sends letters and lets buyers pick up, with an offer that never runs out. */
export async function shopOf(request: APIRequestContext, slug: string): Promise<Shop> {
  const operator = await sessionOf(request, 'operadora@bracards.example')
  const store = ((await (await request.get(`/api/v1/stores/${slug}`)).json()) as { id: number }).id
  const headers = { authorization: `Bearer ${operator.token}` }
  const judged = await (await request.get(`/api/v1/admin/stores/${store}`, { headers })).json()
  const owner = await sessionOf(request, judged.owner.email)
  await ask(request, owner, 'update-store/', { id: store, sends_letters: true, allows_pickup: true })
  const draft = { product_id: 45, condition: 'D', language: 'FR', finish: 'normal', price_cents: 700, quantity: 900 }
  const place = { position: 'Caixa 1 · A-1', sku: `QX-${store}`, comment: 'Para muitos pedidos' }
  const saved = { store_id: store, if_exists: 'add', ...draft, ...place }
  const { result: offer } = await ask(request, owner, 'product-store-save/', saved)
  return { owner, store, offer: offer.id }
}

/** Lets a company issue NF-e, after one that it issues on trial for the parcel. */
export async function openTaxes(request: APIRequestContext, { owner }: Shop, parcel: number) {
  await addCertificate(request, owner)
  const setup = { series: 1, ncm_cards: '95044000', ncm_goods: '39269090', origin: 0, pis: 65, cofins: 300 }
  await ask(request, owner, 'tax-setup', { ...setup, environment: 2 })
  await ask(request, owner, 'store-order-invoice', { id: parcel })
  await ask(request, owner, 'send-nf-to-sefaz', { id: parcel })
  await ask(request, owner, 'tax-setup', { ...setup, environment: 1 })
}

export async function addCertificate(request: APIRequestContext, owner: SignedIn) {
  const headers = { authorization: `Bearer ${owner.token}` }
  const { company } = await (await request.get('/api/v1/company', { headers })).json()
  const lives = { from: new Date(now() - DAY_MS), until: new Date(now() + 365 * DAY_MS) }
  const file = selfSignedPfx({ cnpj: company.document, password: PASSWORD, ...lives }).toString('base64')
  await ask(request, owner, 'tax-setup/certificate', { file, password: PASSWORD })
}

/** Makes paid orders of the shop without a browser, sent in the ways of the list; returns their parcels. */
export async function sellMany(request: APIRequestContext, shop: Shop, ways: Way[]) {
  const persons = Array.from({ length: Math.ceil(ways.length / ORDERS_OF_A_PERSON) }, (_, at) =>
    ways.slice(at * ORDERS_OF_A_PERSON, (at + 1) * ORDERS_OF_A_PERSON),
  )
  const placed: Placed[] = []
  const buyOne = async () => {
    for (let wanted = persons.shift(); wanted; wanted = persons.shift())
      placed.push(...(await buyAll(request, shop, wanted)))
  }
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, buyOne))
  await payAll(request, placed)
  return paidParcels(request, shop, placed)
}

interface Placed {
  order: number
  code: string
  way: Way
}

async function buyAll(request: APIRequestContext, { store, offer }: Shop, ways: Way[]) {
  const person = await newPerson(request)
  const { result: address } = await ask(request, person, 'address/add_address', home)
  const placed: Placed[] = []
  for (const way of ways) {
    await ask(request, person, 'add-to-cart', { id: offer, quantity: 2, bra_center: false })
    const { result: cart } = await ask(request, person, 'cart/save-store-shippiment', { store_id: store, method: way })
    const asked = { method: 'pix', address_id: address.id, total_cents: cart.total_cents }
    const { order_id: order, payment } = await ask(request, person, 'order/save-order', asked)
    placed.push({ order, code: payment.pix.code, way })
  }
  return placed
}

interface Charge {
  id: string
  last_transaction: { qr_code?: string }
}

async function payAll(request: APIRequestContext, placed: Placed[]) {
  const charges = (await (await request.get(`${SANDBOX_URL}/__sandbox/pagarme/charges`)).json()) as Charge[]
  const ofCode = new Map(charges.map(({ id, last_transaction: last }) => [last.qr_code, id]))
  for (const { code } of placed) {
    const paid = await request.post(`${SANDBOX_URL}/__sandbox/pagarme/charges/${ofCode.get(code)}/pay`)
    expect(paid.ok()).toBe(true)
  }
}

export interface Sold extends Placed {
  /** The parcel of the order. */
  id: number
}

async function paidParcels(request: APIRequestContext, shop: Shop, placed: Placed[]): Promise<Sold[]> {
  const parcelOf = async () => new Map((await salesOf(request, shop)).map((one) => [one.order_id, one]))
  await expect
    .poll(async () => {
      const parcels = await parcelOf()
      return placed.filter(({ order }) => parcels.get(order)?.state === 'paid').length
    })
    .toBe(placed.length)
  const parcels = await parcelOf()
  return placed.map((one) => ({ ...one, id: parcels.get(one.order)!.id }))
}

interface Sale {
  id: number
  order_id: number
  state: string
}

const PER_PAGE = 50

/** Returns every sale of the store. */
export async function salesOf(request: APIRequestContext, { owner, store }: Shop) {
  const headers = { authorization: `Bearer ${owner.token}` }
  const sales: Sale[] = []
  for (let page = 1; ; page += 1) {
    const query = `page=${page}&per_page=${PER_PAGE}`
    const { orders, paginate } = await (
      await request.get(`/api/v1/stores-orders/${store}?${query}`, { headers })
    ).json()
    sales.push(...(orders as Sale[]))
    if (page >= paginate.last_page) return sales
  }
}

/** Steers a provider of the world outside; returns its answer. */
export async function steer(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`${SANDBOX_URL}/__sandbox/${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
