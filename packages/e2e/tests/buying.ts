import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { newPerson, type SignedIn } from './people.ts'
import { SANDBOX_URL } from '../world/ports.ts'

export const home = {
  postcode: '01310-100',
  address: 'Avenida Paulista',
  number: '1578',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  default: true,
}

export async function ask(request: APIRequestContext, { token }: SignedIn, path: string, data: object) {
  const answer = await request.post(`/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

export const storeId = async (request: APIRequestContext) =>
  ((await (await request.get('/api/v1/stores/toca-do-saci')).json()) as { id: number }).id

/** A new person orders some of one card of the seller's store; `code` is that of the Pix to be paid. */
export async function buy(request: APIRequestContext, quantity: number, { recipient, offer }: Sought = {}) {
  const person = await newPerson(request)
  const { result: address } = await ask(request, person, 'address/add_address', {
    ...home,
    ...(recipient && { recipient }),
  })
  const store = await storeId(request)
  const id = offer ?? (await plentifulOffer(request, person, { store, quantity }))
  const { result: cart } = await ask(request, person, 'add-to-cart', { id, quantity, bra_center: false })
  const placed = { method: 'pix', address_id: address.id, total_cents: cart.total_cents }
  const { order_id: orderId, payment } = await ask(request, person, 'order/save-order', placed)
  return { person, store, id: orderId as number, code: payment.pix.code as string }
}

/** `offer` is for a test that changes the stock of what it sells; without it the first plentiful offer is sold. */
interface Sought {
  recipient?: string
  offer?: number
}

async function plentifulOffer(
  request: APIRequestContext,
  person: SignedIn,
  { store, quantity }: { store: number; quantity: number },
) {
  const { products } = await ask(request, person, 'show-products-store', { store_id: store, page: 1, per_page: 48 })
  // other tests sell and change damaged cards
  const offer = (products as { id: number; quantity: number; condition: string }[]).find(
    (one) => one.quantity > 3 * quantity && one.condition !== 'D',
  )
  return offer!.id
}

/** Types a card into the form that is open. */
export async function typeCard(page: Page, number: string) {
  await page.getByLabel('Número do cartão').pressSequentially(number)
  await page.getByLabel('Validade').pressSequentially('1231')
  await page.getByLabel('Código (CVV)').fill('123')
  await page.getByLabel('Nome no cartão').fill('IRACEMA QUINTELA')
}

/** Chooses a card as the way to pay, and types it. */
export async function payByCard(page: Page, number: string) {
  await page.getByRole('main').getByRole('radio', { name: 'Cartão de crédito' }).check()
  await typeCard(page, number)
}

export async function payPix(page: Page, request: APIRequestContext) {
  await payCode(request, await page.getByLabel('Pix copia e cola').inputValue())
}

export async function payCode(request: APIRequestContext, code: string) {
  const charges = (await (await request.get(`${SANDBOX_URL}/__sandbox/pagarme/charges`)).json()) as {
    id: string
    last_transaction: { qr_code?: string }
  }[]
  const charge = charges.find(({ last_transaction: last }) => last.qr_code === code)
  expect((await request.post(`${SANDBOX_URL}/__sandbox/pagarme/charges/${charge!.id}/pay`)).ok()).toBe(true)
}

/** A new person buys cards of the seller's store, three unless said, and pays; `id` is the parcel. */
export async function sell(
  request: APIRequestContext,
  { quantity = 3, ...sought }: Sought & { quantity?: number } = {},
) {
  const { person, store, id: orderId, code } = await buy(request, quantity, sought)
  await payCode(request, code)
  const headers = { authorization: `Bearer ${person.token}` }
  const parcel = async () =>
    (await (await request.get(`/api/v1/orders/${orderId}`, { headers })).json()).store_orders[0]
  await expect.poll(async () => (await parcel()).state).toBe('paid')
  return { person, orderId, id: (await parcel()).id as number, store }
}

/** The store issues the parcel's document and posts it, with a code that exists. */
export async function post(request: APIRequestContext, store: SignedIn, parcel: number) {
  await ask(request, store, 'store-order-invoice', { id: parcel })
  await ask(request, store, 'send-nf-to-sefaz', { id: parcel })
  await ask(request, store, 'store-order-move', { id: parcel, move: 'post', tracking_code: 'QB123456785BR' })
}
