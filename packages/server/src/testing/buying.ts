import type { Sandbox } from '@bra/sandbox/sandbox'
import type { App } from '../app.ts'
import type { Person } from './test-app.ts'

export const homeOf = ({ db }: App, userId: number) =>
  db
    .selectFrom('addresses')
    .select(['id', 'postcode'])
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()

/** Orders the line and everything else in the cart, by Pix; returns the id of the order. */
export async function orderByPix(
  person: Person,
  home: { id: number; postcode: string },
  line: CartLine,
): Promise<number> {
  await person.post('/api/v1/add-to-cart', line)
  const { total_cents } = (await person.get(`/api/v1/active-cart/${person.id}?cep=${home.postcode}`)).body.result
  const by = { method: 'pix', address_id: home.id, total_cents }
  return (await person.post('/api/v1/order/save-order', by)).body.order_id
}
interface CartLine {
  id: number
  quantity?: number
}

export const onSale = {
  price_cents: 490,
  regular_price_cents: null,
  quantity: 10,
  bra_center_quantity: 0,
  status: 'available',
  store_open: true,
} as const

export const setOnSale = ({ db }: App, id: number, changed: object = {}) =>
  db
    .updateTable('listings')
    .set({ ...onSale, ...changed })
    .where('id', '=', id)
    .execute()

interface Charge {
  /** The code of our payment attempt. */
  code: string
  amount: number
}

export const chargesAt = async ({ url }: Sandbox) =>
  (await (await fetch(`${url}/__sandbox/pagarme/charges`)).json()) as Charge[]

const card = { number: '4000000000000010', holder_name: 'MARINA TAVARES', exp_month: 12, exp_year: 2030, cvv: '123' }

/** Sends the card to the provider alone, as a browser does. */
export async function cardToken(person: Person, change: object = {}) {
  const { pagarme_data: at } = (await person.get('/api/v1/pagarme/cards?pagarme_data=flag')).body
  const answer = await fetch(`${at.tokens_url}?appId=${at.public_key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'card', card: { ...card, ...change } }),
  })
  return ((await answer.json()) as { id: string }).id
}
