import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '@bra/sandbox/sandbox'
import type { App } from '../../app.ts'
import { personByEmail, personById } from '../../modules/people/accounts/index.ts'
import { openSession } from '../../modules/people/sessions/index.ts'
import { cpfOf } from '@bra/demo/generate/cpf'
import { demoAccounts } from '@bra/demo/people'
import { callsOf, json, oneOf } from './calls.ts'
import type { Buyer, BusyShop, Market, Store } from './market.ts'

const BUYERS = 8
const OFFERS = 6
/** So many of the stores say that cards lack, which empties their offers. */
const LACKING_STORES = 2
const MOST_UNITS = 3
const STOCK = 5000
const CEP = '01310100'
const origin = { device: 'Firefox no Linux', address: '127.0.0.1', guestId: null }
const cards = ['4000000000000010', '4000000000000010', '4000000000000036', '4000000000000028']

export async function buyersFor(app: App): Promise<Market> {
  const people = Array.from({ length: BUYERS }, (_, at) => `queda${at}@bracards.example`)
  const buyers: Buyer[] = []
  for (const [at, email] of people.entries()) buyers.push(await buyerOf(app, email, cpfOf(810_000_000 + at)))
  const offers = await app.db
    .selectFrom('listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('stores as s', 's.id', 'l.store_id')
    .select(['l.id', 'l.store_id', 's.owner_id'])
    .distinctOn('l.store_id')
    .where('l.on_sale', '=', true)
    .where('p.type', '=', 'tcg')
    .orderBy('l.store_id')
    .limit(OFFERS)
    .execute()
  const plenty = { quantity: STOCK, bra_center_quantity: 0 }
  const ids = offers.map(({ id }) => id)
  await app.db.updateTable('listings').set(plenty).where('id', 'in', ids).execute()
  const stores: Store[] = []
  for (const { id: offer, store_id: id, owner_id: owner } of offers) {
    const token = await tokenFor(app, await personById(app.db, owner))
    stores.push({ id, offer, token, lacksCards: stores.length < LACKING_STORES })
  }
  const operator = await tokenFor(app, (await personByEmail(app.db, demoAccounts.operator.email))!)
  const { rows } = await app.database.pool.query<{ id: number }>('select coalesce(max(id), 0) id from orders')
  const answers = { complaints: [], lacking: [] }
  return { buyers, stores, operator, stock: STOCK, answers, after: rows[0]!.id, statuses: {} }
}

type Person = NonNullable<Awaited<ReturnType<typeof personByEmail>>>

const tokenFor = async (app: App, person: Person) =>
  (await app.transaction((tx) => openSession(tx, app, { person, origin }))).token

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
  return { id: person.id, token: await tokenFor(app, person), addressId, orders: [], refused: 0, cut: 0 }
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

async function buyOnce(buyer: Buyer, shop: BusyShop) {
  const { sandbox, market } = shop
  const ask = callsOf(shop, buyer.token)
  for (const { offer: id } of new Set([oneOf(market.stores), oneOf(market.stores)]))
    await ask('/v1/add-to-cart', { id, quantity: 1 + Math.floor(Math.random() * MOST_UNITS) })
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

export const acknowledged = ({ buyers, answers }: Market) => ({
  orders: buyers.reduce((sum, { orders }) => sum + orders.length, 0),
  refused: buyers.reduce((sum, { refused }) => sum + refused, 0),
  cut: buyers.reduce((sum, { cut }) => sum + cut, 0),
  answers: answers.complaints.length,
  lacking: answers.lacking.length,
})
