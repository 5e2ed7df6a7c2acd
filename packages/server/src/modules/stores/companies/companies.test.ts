import { describe, expect, it } from 'vitest'
import { demoStores } from '@bra/demo/stores'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller, storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { giveStore } from '../../../testing/wallets.ts'
import { balancesOf, post } from '../../money/ledger/index.ts'
import { companyOfAPerson } from './companies.personal.ts'

const { app, get, as } = await testApp()
const severino = await as('seller')
const cpfOf = async (person: typeof severino) => (await person.get('/api/v1/users/current-user')).body.cpf as string
const company = {
  document: '11.222.333/0001-81',
  legal_name: 'Baú do Meireles Comércio Ltda',
  trade_name: 'Baú do Meireles',
  state_registration: 'isento',
  uf: 'PB',
  phone: '(83) 98721-4650',
  email: 'Contato@Bau.example',
  tax_regime: 'simples',
}
const seat = {
  postcode: '58010-000',
  address: 'Rua Duque de Caxias',
  number: '12',
  district: 'Centro',
  city: 'João Pessoa',
  state: 'PB',
}

describe('a company', () => {
  it('is told to its owner whole, and to nobody else', async () => {
    const { body } = await severino.get('/api/v1/company')
    expect(body.company).toMatchObject({
      kind: 'company',
      document: '98276634000176',
      legal_name: 'Toca do Saci Jogos e Colecionáveis Ltda',
      trade_name: 'Toca do Saci',
      document_fixed: true,
      address: { address: 'Avenida Almirante Tamandaré', number: '440', district: 'Tambaú', state: 'PB' },
    })
    expect((await (await as('buyer')).get('/api/v1/company')).body).toEqual({ company: null })
    expect((await get('/api/v1/company')).status).toBe(401)
  })

  it('is registered once, as it is typed, with the code of its tax regime', async () => {
    const joao = await as('joao.meireles@bracards.example')
    const added = await joao.post('/api/v1/company/add_companies', { ...company, address: seat })
    expect(added.status).toBe(200)
    expect(added.body.message).toBe('Criado com sucesso!')
    expect(added.body.result).toMatchObject({
      document: '11222333000181',
      state_registration: 'ISENTO',
      phone: '83987214650',
      email: 'contato@bau.example',
      crt: 1,
      document_fixed: false,
      address: { postcode: '58010000', complement: '', default: false },
    })
    expect((await joao.get('/api/v1/company')).body.company).toEqual(added.body.result)
    const again = await joao.post('/api/v1/company/add_companies', company)
    expect([again.status, again.body.code]).toEqual([409, 'company_exists'])
  })

  it('may have letters in its CNPJ, and may be a person with a CPF', async () => {
    const ana = await as('ana.luz@bracards.example')
    const cpf = (await cpfOf(ana)).replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
    const person = { ...company, document: cpf, state_registration: '', tax_regime: '' }
    const added = await ana.post('/api/v1/company/add_companies', person)
    expect(added.body.result).toMatchObject({ kind: 'person', tax_regime: null, crt: null, state_registration: '' })
    const grown = { ...company, document: '12.abc.345/01de-35', tax_regime: 'mei' }
    const changed = await ana.post('/api/v1/company/update_company', grown)
    expect(changed.body).toMatchObject({
      message: 'Atualizado com sucesso',
      result: { id: added.body.result.id, document: '12ABC34501DE35', kind: 'company', crt: 4 },
    })
  })

  it('gets its address later, and moves', async () => {
    const caio = await as('caio.brito@bracards.example')
    const cpf = { ...company, document: await cpfOf(caio) }
    const added = (await caio.post('/api/v1/company/add_companies', cpf)).body.result
    expect(added).toMatchObject({ kind: 'person', address: null, tax_regime: null, crt: null })
    const seated = await caio.post('/api/v1/company/update_company', { ...cpf, address: seat })
    const moved = await caio.post('/api/v1/company/update_company', { ...cpf, address: { ...seat, number: '99' } })
    expect(moved.body.result.address).toEqual({ ...seated.body.result.address, number: '99' })
  })
})

describe('what is refused', () => {
  const refusedFields = async (change: object) => {
    const { status, body } = await severino.post('/api/v1/company/update_company', { ...company, ...change })
    expect(status).toBe(422)
    return body.fields
  }

  it('a document with wrong check digits, a registration of another state, an area code of nowhere', async () => {
    expect(await refusedFields({ document: '11.222.333/0001-80' })).toEqual({
      document: 'Confira os números do CPF ou CNPJ.',
    })
    expect(await refusedFields({ state_registration: '110.042.490.114', phone: '20 98721-4650' })).toEqual({
      state_registration: 'Esta inscrição estadual não é de PB. Confira os números.',
      phone: 'Confira o DDD e o número.',
    })
  })

  it('a CNPJ without tax regime or registration', async () => {
    expect(await refusedFields({ tax_regime: null, state_registration: null })).toEqual({
      tax_regime: 'Escolha o regime tributário.',
      state_registration: 'Digite a inscrição, ou ISENTO.',
    })
    expect(await refusedFields({ tax_regime: 'lucro' })).toHaveProperty('tax_regime')
  })

  it('a seat outside of the state of its CEP', async () => {
    expect(await refusedFields({ address: { ...seat, state: 'SP' } })).toEqual({
      'address.state': 'Este CEP é de PB. Confira o CEP ou o estado.',
    })
  })

  it('the CPF of somebody else, whether it has an account or not', async () => {
    const dora = await as('debora.pinho@bracards.example')
    for (const document of ['529.982.247-25', await cpfOf(severino)]) {
      const { status, body } = await dora.post('/api/v1/company/add_companies', { ...company, document })
      expect([status, body.code]).toEqual([422, 'company_document_other'])
      expect(body.fields).toEqual({ document: 'Para vender como pessoa, use o CPF da sua conta.' })
    }
    expect((await dora.get('/api/v1/company')).body.company).toBeNull()
    const ana = await as('ana.luz@bracards.example')
    const own = { ...company, document: '12ABC34501DE35' }
    const changed = await ana.post('/api/v1/company/update_company', { ...own, document: '52998224725' })
    expect(changed.body.code).toBe('company_document_other')
  })

  it('the document of a store that was approved, under its field', async () => {
    const dora = await as('debora.pinho@bracards.example')
    const { status, body } = await dora.post('/api/v1/company/add_companies', {
      ...company,
      document: '98276634000176',
    })
    expect([status, body.code]).toEqual([409, 'company_document_taken'])
    expect(body.fields).toEqual({ document: 'Este CPF ou CNPJ já está em outra conta.' })
    expect((await dora.get('/api/v1/company')).body.company).toBeNull()
  })

  it('another document while the store is open; the rest may change', async () => {
    const answer = await severino.post('/api/v1/company/update_company', { ...company, document: '11444777000161' })
    expect([answer.status, answer.body.code]).toEqual([409, 'company_document_fixed'])
    const same = await severino.post('/api/v1/company/update_company', { ...company, document: '98276634000176' })
    expect(same.body.result).toMatchObject({ legal_name: company.legal_name, document: '98276634000176' })
  })

  it('another document while a closed store has money, which goes to an account of that document', async () => {
    const joelma = await as('joelma.nazare@bracards.example')
    const hers = await storeOf(app, joelma.id)
    const own = (await joelma.get('/api/v1/company')).body.company
    const change = () =>
      joelma.post('/api/v1/company/update_company', { ...own, address: undefined, document: '11444777000161' })
    await app.db.updateTable('stores').set({ status: 'closed' }).where('id', '=', hers).execute()
    await giveStore(app, hers, { cents: 5000 })
    expect((await change()).body.code).toBe('company_document_fixed')
    expect((await joelma.get('/api/v1/company')).body.company.document_fixed).toBe(true)
    await app.db.updateTable('stores').set({ status: 'open' }).where('id', '=', hers).execute()
  })

  it('another document while something bought from a closed store is not at its end, and says so of no other store', async () => {
    const joelma = await as('joelma.nazare@bracards.example')
    const hers = await storeOf(app, joelma.id)
    const isFixed = async () => (await joelma.get('/api/v1/company')).body.company.document_fixed
    const balance = (await balancesOf(app.db, [`store:${hers}`])).get(`store:${hers}`)!
    await giveStore(app, hers, { cents: -balance })
    await app.db.updateTable('store_orders').set({ state: 'completed' }).where('store_id', '=', hers).execute()
    const offer = (await offersOfSeller(app, joelma.id, 1))[0]!
    await app.db.updateTable('stores').set({ status: 'closed' }).where('id', '=', hers).execute()
    expect(await isFixed()).toBe(false)
    await app.transaction((tx) =>
      post(tx, app, {
        ...{ key: 'of a parcel that has the number of the store', kind: 'charge' },
        lines: [
          { account: 'provider', cents: -100 },
          { account: `escrow:${hers}`, cents: 100 },
        ],
      }),
    )
    expect(await isFixed()).toBe(false)
    const { parcels } = await paidOrder(app, { userId: severino.id, offers: [{ ...offer, center: true }] })
    expect(await isFixed()).toBe(true)
    await app.db.updateTable('store_orders').set({ state: 'completed' }).where('id', 'in', parcels).execute()
    expect(await isFixed()).toBe(false)
    await paidOrder(app, { userId: severino.id, offers: [offer] })
    expect(await isFixed()).toBe(true)
    await app.db.updateTable('stores').set({ status: 'open' }).where('id', '=', hers).execute()
  })

  it('the company of another, by its id', async () => {
    const { id } = (await severino.get('/api/v1/company')).body.company
    const joelma = await as('joelma.nazare@bracards.example')
    const own = (await joelma.get('/api/v1/company')).body.company
    const answer = await joelma.post('/api/v1/company/update_company', { ...own, address: undefined, id })
    expect([answer.status, answer.body.code]).toEqual([404, 'company_not_found'])
    const none = await (
      await as('buyer')
    ).post('/api/v1/company/update_company', { ...company, document: '52998224725' })
    expect([none.status, none.body.code]).toEqual([404, 'company_not_found'])
  })
})

it('every company of the demo would pass its own form', async () => {
  for (const store of demoStores) {
    const owner = await as(store.owner)
    if (store.slug === 'toca-do-saci') continue
    const before = (await owner.get('/api/v1/company')).body.company
    expect(before.document).toBe(store.document)
    const { status, body } = await owner.post('/api/v1/company/update_company', before)
    expect([status, body.fields], store.slug).toEqual([200, undefined])
  }
})

it('is exported whole, and forgotten as far as the law lets it', async () => {
  const joao = await as('joao.meireles@bracards.example')
  expect((await companyOfAPerson.records(app.db, joao.id, app)).Empresa).toHaveLength(1)
  for (const person of [joao, severino]) await app.transaction((tx) => companyOfAPerson.forget(tx, person.id, app))
  expect((await joao.get('/api/v1/company')).body.company).toBeNull()
  expect((await severino.get('/api/v1/company')).body.company).toMatchObject({ phone: '', email: '' })
})
