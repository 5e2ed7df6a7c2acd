import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { App } from '../../app.ts'
import { homeOf, setOnSale } from '../buying.ts'
import { giveCredit } from '../given-credit.ts'
import { addAccount } from '../new-seller.ts'
import { offersOfSeller } from '../sellers.ts'
import { steering } from '../steering.ts'
import { type Answer, type Person, testApp } from '../test-app.ts'
import { staySignedIn } from '../test-people.ts'
import { giveStore } from '../wallets.ts'
import { makeMortal } from './mortal.ts'

export const START_UNITS = 1000
const SAVINGS_CENTS = 50_000
const CREDIT_CENTS = 20_000

type Test = Awaited<ReturnType<typeof testApp>>
export type Walk = Awaited<ReturnType<typeof walkOf>>
export interface Store {
  id: number
  owner: Person
}
interface Offer {
  id: number
  store_id: number
  product_id: number
}

/** Sets up one buyer, two stores, the centre, an operator and a bank; the seed decides every random choice. */
export async function walkOf(seed: number) {
  const test = await testApp()
  const { app, as, clock, sandbox } = test
  makeMortal(app)
  const [buyer, operator] = [await as('buyer'), await as('operator')]
  const { offers, stores } = await storesOf(test)
  const home = await homeOf(app, buyer.id)
  await giveCredit(app, buyer.id, CREDIT_CENTS)
  const bank = steering(sandbox.url, 'pagarme')
  await bank('/banks-wait')
  await staySignedIn(app)
  const log: string[] = []
  return {
    app,
    seed,
    buyer,
    home,
    operator,
    offers,
    stores,
    bank,
    log,
    /** Id of the last order before the walk. */
    after: await lastOrder(app),
    note: (text: string) => void log.push(text),
    said: (what: string, answer: Promise<Answer>) => said(log, what, answer),
    /** The provider's clock is that of the machine, so both move. */
    pass: (ms: number) => {
      clock.advance(ms)
      vi.setSystemTime(clock.now())
    },
    hear: (type: string, id: string) => test.post('/api/webhooks/pagarme', { id: randomUUID(), type, data: { id } }),
  }
}

/** Refusals are expected; an error of the server ends the walk. */
async function said(log: string[], what: string, answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer
  log.push(`${what} → ${status} ${body?.code ?? ''}`)
  if (status >= 500 && body?.code !== 'payments_unavailable') throw new Error(`${what} → ${JSON.stringify(body)}`)
  return body
}

/** Each product is sold by one of the two stores only: two by the first, one of them in the centre. */
async function storesOf({ app, as }: Test) {
  const [severino, joelma] = [await as('seller'), await as('joelma.nazare@bracards.example')]
  const own = await offersOfSeller(app, severino.id, 9)
  const first = own[0]!
  const centre = own.find((one) => one.product_id !== first.product_id)!
  const taken = [first.product_id, centre.product_id]
  const other = (await offersOfSeller(app, joelma.id, 9)).find((one) => !taken.includes(one.product_id))!
  await setOnSale(app, first.id, { quantity: START_UNITS, price_cents: 1733 })
  await setOnSale(app, other.id, { quantity: START_UNITS, price_cents: 999 })
  await setOnSale(app, centre.id, { quantity: START_UNITS, bra_center_quantity: START_UNITS, price_cents: 2501 })
  const stores: Store[] = [
    { id: first.store_id, owner: severino },
    { id: other.store_id, owner: joelma },
  ]
  for (const store of stores) await fund(app, store)
  const offers: (Offer & { owner: Person; isCentre: boolean })[] = [
    { ...first, owner: severino, isCentre: false },
    { ...other, owner: joelma, isCentre: false },
    { ...centre, owner: severino, isCentre: true },
  ]
  return { offers, stores }
}

async function fund(app: App, { id, owner }: Store) {
  const { document } = await app.db
    .selectFrom('stores')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await app.db.deleteFrom('bank_accounts').where('user_id', '=', owner.id).execute()
  const { status, body } = await addAccount(owner, document)
  if (status !== 200) throw new Error(`no bank account: ${JSON.stringify(body)}`)
  await giveStore(app, id, { cents: SAVINGS_CENTS })
}

const lastOrder = async ({ db }: App) =>
  (await db.selectFrom('orders').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0
