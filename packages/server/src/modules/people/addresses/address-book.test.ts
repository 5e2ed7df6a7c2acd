import { describe, expect, it } from 'vitest'
import { addMembers } from '../../../testing/members.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, get, as } = await testApp()
const marina = await as('buyer')
const severino = await as('seller')
const home = {
  postcode: '58045-010',
  address: 'Avenida Cabo Branco',
  number: '1500',
  complement: 'Apto 301',
  district: 'Cabo Branco',
  city: 'João Pessoa',
  state: 'PB',
  recipient: 'João Meireles',
  label: 'Casa',
}
type Listed = { id: number; default: boolean; store_id: number | null; company_id: number | null }
const listOf = async (person: Pick<typeof marina, 'get'>): Promise<Listed[]> =>
  (await person.get('/api/v1/address')).body.addresses
const defaultsOf = async (person: Pick<typeof marina, 'get'>) =>
  (await listOf(person)).filter((address) => address.default).map(({ id }) => id)

describe('the addresses of a person', () => {
  it('are told to their owner, the default first, and to nobody else', async () => {
    const { body } = await marina.get('/api/v1/address')
    expect(body.addresses.map(({ label }: { label: string }) => label)).toEqual(['Casa', 'Casa da mãe', 'Trabalho'])
    expect(body.addresses[0]).toMatchObject({ postcode: '01310100', default: true, store_id: null, company_id: null })
    expect((await get('/api/v1/address')).status).toBe(401)
    const caio = await as('caio.brito@bracards.example')
    expect((await caio.get('/api/v1/address')).body).toEqual({ addresses: [] })
    expect((await caio.get('/api/v1/address-default')).body).toEqual({ address: null })
  })

  it('begin with a default, which goes where it is asked to', async () => {
    const joao = await as('joao.meireles@bracards.example')
    const first = await joao.post('/api/v1/address', { ...home, default: false })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      error: false,
      message: 'Criado com sucesso!',
      result: { ...home, postcode: '58045010', default: true },
    })
    for (const flag of [true, 1, '1', 'true']) {
      const { body } = await joao.post('/api/v1/address/add_address', { ...home, default: flag })
      expect(await defaultsOf(joao)).toEqual([body.result.id])
      expect((await joao.get('/api/v1/address-default')).body.address).toEqual(body.result)
    }
    const newest = await joao.post('/api/v1/address', { ...home, default: 'false' })
    expect(newest.body.result.default).toBe(false)
  })

  it('are changed, and a default stays one until another takes its place', async () => {
    const ana = await as('ana.luz@bracards.example')
    const first = (await ana.post('/api/v1/address', home)).body.result
    const second = (await ana.post('/api/v1/address', home)).body.result
    const changed = await ana.post('/api/v1/update-address/', { ...first, number: '9', default: 0 })
    expect(changed.body).toMatchObject({ message: 'Atualizado com sucesso', result: { number: '9', default: true } })
    const { default: _, ...without } = second
    await ana.post('/api/v1/update-address/', { ...without, label: 'Sítio' })
    expect(await defaultsOf(ana)).toEqual([first.id])
    await ana.post('/api/v1/update-address/', { ...second, default: '1' })
    expect(await defaultsOf(ana)).toEqual([second.id])
  })

  it('are removed, and the newest other becomes the default', async () => {
    const igor = await as('igor.valadares@bracards.example')
    const ids: number[] = []
    for (let at = 0; at < 3; at++) ids.push((await igor.post('/api/v1/address', home)).body.result.id)
    const removed = await igor.remove(`/api/v1/address/${ids[0]}`)
    expect(removed.body).toEqual({ error: false, message: 'Removido com sucesso.' })
    expect(await defaultsOf(igor)).toEqual([ids[2]])
    expect((await igor.remove(`/api/v1/address/${ids[0]}`)).status).toBe(404)
    await igor.remove(`/api/v1/address/${ids[2]}`)
    await igor.remove(`/api/v1/address/${ids[1]}`)
    expect(await listOf(igor)).toEqual([])
  })

  it('of another are not found, whatever is tried', async () => {
    const [theirs] = await listOf(marina)
    expect((await severino.post('/api/v1/update-address/', { ...home, id: theirs!.id })).status).toBe(404)
    expect((await severino.remove(`/api/v1/address/${theirs!.id}`)).status).toBe(404)
    expect((await listOf(marina))[0]).toEqual(theirs)
    expect((await get(`/api/v1/address-company/1`)).status).toBe(401)
  })

  it('are at most thirty', async () => {
    const debora = await as('debora.pinho@bracards.example')
    for (let at = 0; at < 30; at++) expect((await debora.post('/api/v1/address', home)).status).toBe(200)
    const refused = await debora.post('/api/v1/address', home)
    expect([refused.status, refused.body.code]).toEqual([422, 'address_limit'])
  })
})

describe('an address as it is typed', () => {
  it('has to lie in the state of its CEP', async () => {
    const { status, body } = await marina.post('/api/v1/address', { ...home, state: 'pe' })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ state: 'Este CEP é de PB. Confira o CEP ou o estado.' })
  })

  it('may have a CEP that nobody knows', async () => {
    const beatriz = await as('beatriz.camargo@bracards.example')
    const { status, body } = await beatriz.post('/api/v1/address', {
      ...{ ...home, postcode: '78950-000', city: 'Ariquemes', state: 'RO' },
    })
    expect([status, body.result?.postcode]).toEqual([200, '78950000'])
  })

  it('has a city of its state, however its accents are typed, and keeps it as the list writes it', async () => {
    const caio = await as('caio.brito@bracards.example')
    const { body } = await caio.post('/api/v1/address', { ...home, city: 'joao  pessoa' })
    expect(body.result.city).toBe('João Pessoa')
    const edit = (city: string) => caio.post('/api/v1/update-address/', { ...home, id: body.result.id, city })
    expect((await edit('JOÃO-PESSOA')).body.result.city).toBe('João Pessoa')
    for (const city of ['Jampa', 'Recife', 'João Pesoa']) {
      const answers = [await caio.post('/api/v1/address', { ...home, city }), await edit(city)]
      for (const { status, body: refused } of answers)
        expect([status, refused.fields]).toEqual([
          422,
          { city: 'Não achamos esta cidade neste estado. Escolha o nome da lista.' },
        ])
    }
    await caio.remove(`/api/v1/address/${body.result.id}`)
  })

  it('is refused field by field, in Portuguese', async () => {
    const wrong = { ...home, postcode: '1234', address: ' ', number: '', city: undefined, state: 'XX', default: 'sim' }
    const { status, body } = await marina.post('/api/v1/address', wrong)
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      postcode: 'Digite os 8 números do CEP.',
      address: 'Preencha este campo.',
      number: 'Preencha este campo.',
      city: 'Preencha este campo.',
      state: 'Estado desconhecido.',
      default: 'Escolha uma das opções.',
    })
    const long = await marina.post('/api/v1/address', { ...home, address: 'a'.repeat(121) })
    expect(long.body.fields).toEqual({ address: 'Use no máximo 120 caracteres.' })
  })
})

describe('the addresses of stores and companies', () => {
  it('stand beside those of the person, with a default of their own', async () => {
    const { stores } = (await severino.get('/api/v1/users/current-user')).body
    const storeId = stores[0].id
    const before = (await severino.get(`/api/v1/address-default-store/${storeId}`)).body.address
    expect(before).toMatchObject({ city: 'João Pessoa', store_id: storeId, default: true })
    const added = await severino.post('/api/v1/address', { ...home, store_id: storeId, default: true })
    expect((await severino.get(`/api/v1/address-default-store/${storeId}`)).body.address).toEqual(added.body.result)
    expect((await severino.get('/api/v1/address-store-null')).body).toEqual({ addresses: [] })
    const own = await severino.post('/api/v1/address', home)
    expect(own.body.result.default).toBe(true)
    expect((await severino.get('/api/v1/address-store-null')).body.addresses).toEqual([own.body.result])
  })

  it('of a store are those of whoever may change its settings, and move where it posts from', async () => {
    const { stores } = (await severino.get('/api/v1/users/current-user')).body
    const storeId = stores[0].id
    const before = (await listOf(severino)).length
    const ofStore = async (who: typeof marina) => (await listOf(who)).filter((one) => one.store_id === storeId)
    const add = (change: object = {}) => marina.post('/api/v1/address', { ...home, store_id: storeId, ...change })
    await addMembers(app, [{ store_id: storeId, user_id: marina.id, rights: ['orders'] }])
    expect([(await add()).status, await ofStore(marina)]).toEqual([403, []])
    await addMembers(app, [{ store_id: storeId, user_id: marina.id, rights: ['settings'] }])
    expect(await ofStore(marina)).toEqual(await ofStore(severino))
    const recife = { postcode: '50030-230', city: 'Recife', state: 'PE', default: true }
    const { result } = (await add(recife)).body
    const { city } = await app.db
      .selectFrom('stores')
      .select('city')
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    expect(city).toBe('Recife')
    expect((await severino.get(`/api/v1/address-default-store/${storeId}`)).body.address).toEqual(result)
    expect((await severino.post('/api/v1/update-address/', { ...result, number: '7' })).body.result.number).toBe('7')
    expect((await marina.remove(`/api/v1/address/${result.id}`)).status).toBe(200)
    expect(await listOf(severino)).toHaveLength(before)
    await addMembers(app, [])
    expect(await ofStore(marina)).toEqual([])
  })

  it('are found by their owner alone', async () => {
    const { company } = (await severino.get('/api/v1/company')).body
    expect((await severino.get(`/api/v1/address-company/${company.id}`)).body.address).toEqual(company.address)
    expect((await marina.get(`/api/v1/address-company/${company.id}`)).status).toBe(404)
    const { stores } = (await severino.get('/api/v1/users/current-user')).body
    expect((await marina.get(`/api/v1/address-default-store/${stores[0].id}`)).status).toBe(404)
    expect((await marina.post('/api/v1/address', { ...home, store_id: stores[0].id })).status).toBe(404)
  })

  it('of a company cannot be removed, and is never a default', async () => {
    const { company } = (await severino.get('/api/v1/company')).body
    expect((await severino.remove(`/api/v1/address/${company.address.id}`)).status).toBe(404)
    const changed = await severino.post('/api/v1/update-address/', { ...company.address, number: '12', default: true })
    expect(changed.body.result).toMatchObject({ number: '12', default: false, company_id: company.id })
  })
})

describe('many at once', () => {
  it('leave exactly one default, and never more than thirty', async () => {
    const edson = await as('edson.feitosa@bracards.example')
    const before = (await listOf(edson)).length
    const answers = await Promise.all(
      Array.from({ length: 34 }, () => edson.post('/api/v1/address', { ...home, default: true })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30 - before)
    expect(answers.filter(({ body }) => body.code === 'address_limit')).toHaveLength(4 + before)
    const defaults = (await listOf(edson)).filter((address) => address.default && !address.store_id)
    expect(defaults).toHaveLength(1)
    const others = (await listOf(edson)).filter((address) => !address.store_id && !address.company_id)
    await Promise.all(others.slice(0, 10).map(({ id }) => edson.remove(`/api/v1/address/${id}`)))
    expect((await edson.get('/api/v1/address-store-null')).body.addresses[0].default).toBe(true)
  })

  it('could not leave two defaults even without the lock: the database refuses', async () => {
    const twice = app.transaction((tx) =>
      tx.updateTable('addresses').set({ is_default: true }).where('user_id', '=', marina.id).execute(),
    )
    await expect(twice).rejects.toThrow('addresses_default_of_person')
  })
})
