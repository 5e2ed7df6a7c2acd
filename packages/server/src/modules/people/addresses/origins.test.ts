import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller, storeOf } from '../../../testing/sellers.ts'
import { settle } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { parcelToBuy } from '../../dispatch/labels/labels.queries.ts'

const { app, as } = await testApp()
const severino = await as('seller')
const joelma = await as('joelma.nazare@bracards.example')
const store = await storeOf(app, severino.id)
const paulista = {
  ...{ postcode: '01310100', address: 'Avenida Paulista', number: '1000', district: 'Bela Vista' },
  ...{ city: 'São Paulo', state: 'SP' },
}
const recife = {
  ...{ postcode: '50030230', address: 'Avenida Rio Branco', number: '23', district: 'Recife' },
  ...{ city: 'Recife', state: 'PE' },
}
const originOf = (id: number) =>
  app.db.selectFrom('stores').select(['cep', 'city', 'uf']).where('id', '=', id).executeTakeFirstOrThrow()
const defaultOf = async () => (await severino.get(`/api/v1/address-default-store/${store}`)).body.address
const inSaoPaulo = { cep: '01310100', city: 'São Paulo', uf: 'SP' }
const inRecife = { cep: '50030230', city: 'Recife', uf: 'PE' }

describe('where a store posts from', () => {
  it('is its default address, changed or taken by another, and its offers follow', async () => {
    const before = await defaultOf()
    await severino.post('/api/v1/update-address/', { ...paulista, id: before.id })
    expect(await originOf(store)).toEqual(inSaoPaulo)
    await settle(app)
    const states = await app.db.selectFrom('listings').select('uf').distinct().where('store_id', '=', store).execute()
    expect(states).toEqual([{ uf: 'SP' }])

    const other = (await severino.post('/api/v1/address', { ...recife, store_id: store })).body.result
    expect(await originOf(store)).toEqual(inSaoPaulo)
    await severino.post('/api/v1/update-address/', { ...recife, id: other.id, default: true })
    expect(await originOf(store)).toEqual(inRecife)
    await severino.remove(`/api/v1/address/${other.id}`)
    expect(await originOf(store)).toEqual(inSaoPaulo)
  })

  it('is what a label says, street and CEP alike', async () => {
    const marina = await as('buyer')
    const { parcels } = await paidOrder(app, { userId: marina.id, offers: await offersOfSeller(app, severino.id, 1) })
    expect((await parcelToBuy(app.db, parcels[0]!))!.sender).toMatchObject({
      address: 'Avenida Paulista, 1000, Bela Vista, São Paulo – SP, 01310-100',
      ...inSaoPaulo,
    })
  })

  it('is not moved by an address of the person alone', async () => {
    await severino.post('/api/v1/address', { ...recife, default: true })
    expect(await originOf(store)).toEqual(inSaoPaulo)
  })

  it('goes along with the company where it is the same place, and stays where it is another', async () => {
    const company = async (who: typeof severino) => (await who.get('/api/v1/company')).body.company
    const move = async (who: typeof severino, address: object) =>
      who.post('/api/v1/company/update_company', { ...(await company(who)), address })
    await move(severino, recife)
    expect(await originOf(store)).toEqual(inSaoPaulo)
    const hers = await storeOf(app, joelma.id)
    const address = (await joelma.get(`/api/v1/address-default-store/${hers}`)).body.address
    const { id: _, ...place } = address
    await move(joelma, place)
    await move(joelma, recife)
    expect(await originOf(hers)).toEqual(inRecife)
  })
})
