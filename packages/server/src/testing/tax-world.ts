import { selfSignedPfx } from '@bra/tax-documents/self-signed'
import type { App } from '../app.ts'
import { offersOfSeller } from './sellers.ts'
import { home, paidOrder } from './paid-order.ts'
import { steering } from './steering.ts'
import { testApp } from './test-app.ts'

export const PASSWORD = 'senha'
const setup = {
  ...{ environment: 2, series: 1, ncm_cards: '95044000', ncm_goods: '39269090', origin: 0, pis: 65, cofins: 300 },
}
/** A buyer, a company with its certificate, and a person who sells without a CNPJ. */
export async function taxWorld() {
  const world = await testApp()
  const { app, as, sandbox, clock } = world
  const steer = steering(sandbox.url, 'sefaz')
  // the simulated authorities refuse documents of another day
  await steer('/clock', { value: clock.now().getTime() - Date.now() })
  const [marina, seller] = [await as('buyer'), await as('seller')]
  const person = await as(await ownerWithCpf(app))
  const [offer] = await offersOfSeller(app, seller.id, 1)
  const [ofPerson] = await offersOfSeller(app, person.id, 1)
  const { document } = await companyOf(app, seller.id)
  const bought = async (of = offer!, address: object = home, quantity = 2) => {
    const { parcels } = await paidOrder(app, { userId: marina.id, offers: [of], quantity, address })
    return parcels[0]!
  }
  const certificate = (change: object = {}) =>
    selfSignedPfx({ cnpj: document, password: PASSWORD, ...change }).toString('base64')
  const addCertificate = (file = certificate(), password = PASSWORD) =>
    seller.post('/api/v1/tax-setup/certificate', { file, password })
  const save = (change: object = {}) => seller.post('/api/v1/tax-setup', { ...setup, ...change })
  /** Adds the certificate, tries one document and opens production. */
  const ready = async () => {
    await addCertificate()
    const trial = await bought()
    await seller.post('/api/v1/store-order-invoice', { id: trial })
    await seller.post('/api/v1/send-nf-to-sefaz', { id: trial })
    return save({ environment: 1 })
  }
  return {
    ...world,
    marina,
    seller,
    person,
    offer: offer!,
    ofPerson: ofPerson!,
    document,
    home,
    bought,
    certificate,
    addCertificate,
    save,
    ready,
    steer,
  }
}

const companyOf = (app: App, userId: number) =>
  app.db.selectFrom('companies').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

async function ownerWithCpf({ db }: App) {
  const owner = await db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .innerJoin('stores', 'stores.owner_id', 'users.id')
    .innerJoin('listings', 'listings.store_id', 'stores.id')
    .select('users.email')
    .where('companies.tax_regime', 'is', null)
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return owner.email
}
