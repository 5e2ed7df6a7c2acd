import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '@bra/sandbox/sandbox'
import type { App } from '../../app.ts'
import { personByEmail } from '../../modules/people/accounts/index.ts'
import { openSession } from '../../modules/people/sessions/index.ts'
import { cpfOf } from '@bra/demo/generate/cpf'

const BUYERS = 8
const OFFERS = 6
const STOCK = 5000
const CEP = '01310100'
const origin = { device: 'Firefox no Linux', address: '127.0.0.1', guestId: null }
const cards = ['4000000000000010', '4000000000000010', '4000000000000036', '4000000000000028']

export interface Buyer {
  id: number
  token: string
  addressId: number
  orders: { id: number; total: number }[]
  refused: number
  cut: number
}
export interface Market {
  buyers: Buyer[]
  offers: number[]
  stock: number
  /** Id of the demo's last order: no provider knows the demo's orders. */
  after: number
  statuses: Record<number, number>
}
interface BusyShop {
  address: string
  sandbox: Sandbox
  market: Market
  signal: AbortSignal
}

export async function buyersFor(app: App): Promise<Market> {
  const people = Array.from({ length: BUYERS }, (_, at) => `queda${at}@bracards.example`)
  const buyers: Buyer[] = []
  for (const [at, email] of people.entries()) buyers.push(await buyerOf(app, email, cpfOf(810_000_000 + at)))
  const offers = await app.db
    .selectFrom('listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select('l.id')
    .distinctOn('l.store_id')
    .where('l.on_sale', '=', true)
    .where('p.type', '=', 'tcg')
    .orderBy('l.store_id')
    .limit(OFFERS)
    .execute()
  const ids = offers.map(({ id }) => id)
  const plenty = { quantity: STOCK, bra_center_quantity: 0 }
  await app.db.updateTable('listings').set(plenty).where('id', 'in', ids).execute()
  const { rows } = await app.database.pool.query<{ id: number }>('select coalesce(max(id), 0) id from orders')
  return { buyers, offers: ids, stock: STOCK, after: rows[0]!.id, statuses: {} }
}

async function buyerOf(app: App, email: string, cpf: string): Promise<Buyer> {
  const now = app.clock.now()
  const about = { name: 'Zulmira', last_name: 'Quaresma', role: 'client' as const, password_hash: '-' }
  const rest = { birth_date: '1990-05-17', phone: '83987654321', created_at: now }
  await app.db
    .insertInto('users')
    .values({ email, cpf, ...about, ...rest })
    .execute()
  const person = (await personByEmail(app.db, email))!
  const street = { postcode: CEP, address: 'Avenida Paulista', number: '1', state: 'SP', city: 'São Paulo' }
  const home = { district: 'Bela Vista', complement: '', recipient: 'Alguém', label: 'Casa', is_default: true }
  const { id: addressId } = await app.db
    .insertInto('addresses')
    .values({ user_id: person.id, store_id: null, company_id: null, ...street, ...home, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token } = await app.transaction((tx) => openSession(tx, app, { person, origin }))
  return { id: person.id, token, addressId, orders: [], refused: 0, cut: 0 }
}

export async function keepBuying(buyer: Buyer, shop: BusyShop) {
  while (!shop.signal.aborted) {
    try {
      await buyOnce(buyer, shop)
    } catch {
      buyer.cut += 1
      await sleep(50)
    }
  }
}

const oneOf = <T>(things: T[]) => things[Math.floor(Math.random() * things.length)]!

async function buyOnce(buyer: Buyer, { address, sandbox, market }: BusyShop) {
  const ask = async (path: string, body?: object) => {
    const answer = await json(`${address}/api${path}`, body, { authorization: `Bearer ${buyer.token}` })
    market.statuses[answer.status] = (market.statuses[answer.status] ?? 0) + 1
    return answer
  }
  for (const id of new Set([oneOf(market.offers), oneOf(market.offers)])) await ask('/v1/add-to-cart', { id })
  const { total_cents: total } = (await ask(`/v1/active-cart/${buyer.id}?cep=${CEP}`)).body.result
  const by = Math.random() < 0.6 ? { method: 'pix' } : { method: 'card', token: await tokenOf(sandbox, oneOf(cards)) }
  const placed = await ask('/v1/order/save-order', { ...by, address_id: buyer.addressId, total_cents: total })
  if (placed.status !== 200) {
    buyer.refused += 1
    await sleep(20)
    return
  }
  buyer.orders.push({ id: placed.body.order_id, total })
  const code = placed.body.payment?.pix?.code as string | undefined
  if (code && Math.random() < 0.8) await payPix(sandbox, code)
}

async function tokenOf({ url }: Sandbox, number: string): Promise<string> {
  const card = { number, holder_name: 'ZULMIRA QUARESMA', exp_month: 12, exp_year: 2031, cvv: '123' }
  return (await json(`${url}/pagarme/core/v5/tokens?appId=pk_test_simulador`, { type: 'card', card })).body.id
}

async function payPix({ url }: Sandbox, code: string) {
  const { body: charges } = await json(`${url}/__sandbox/pagarme/charges`)
  const charge = charges.find(
    (one: { last_transaction: { qr_code?: string } }) => one.last_transaction.qr_code === code,
  )
  await json(`${url}/__sandbox/pagarme/charges/${charge.id}/pay`, {})
}

async function json(url: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  return { status: answer.status, body: await answer.json() }
}

export const acknowledged = (buyers: Buyer[]) => ({
  orders: buyers.reduce((sum, { orders }) => sum + orders.length, 0),
  refused: buyers.reduce((sum, { refused }) => sum + refused, 0),
  cut: buyers.reduce((sum, { cut }) => sum + cut, 0),
})
