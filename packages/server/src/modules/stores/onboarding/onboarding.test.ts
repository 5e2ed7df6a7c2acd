import { describe, expect, it } from 'vitest'
import { addAccount, newStore, registerSeller } from '../../../testing/new-seller.ts'
import { offersOfSeller, storeOf } from '../../../testing/sellers.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const beatriz = await as('beatriz.camargo@bracards.example')
const severino = await as('seller')
const odete = await as('operator')
const SEND = '/api/v1/store/add_store'
const send = (change?: object) => joao.post(SEND, newStore(change))
const papersOf = async (id: number) => (await odete.get(`/api/v1/admin/stores/${id}`)).body.legal
const decide = async (id: number, move: string, reason = '') =>
  odete.post('/api/v1/admin/stores/decide', { id, move, reason, seen: await papersOf(id) })
const mine = async () => (await joao.get('/api/v1/my-stores')).body.stores
let store = 0

describe('the address of a store', () => {
  it.each([
    ['  Baú Velho  ', 'baú-velho', 'Use letras sem acento, números e hífens.'],
    ['Bau  do Tempo', 'bau-do-tempo', null],
    ['my-store', 'my-store', 'Este endereço é do próprio site. Escolha outro.'],
    ['ADMIN', 'admin', 'Este endereço é do próprio site. Escolha outro.'],
    ['Toca do Saci', 'toca-do-saci', 'Este endereço já é de outra loja.'],
    ['2026', '2026', 'Use ao menos uma letra.'],
    ['ab', 'ab', 'Use no mínimo 3 caracteres.'],
  ])('%s becomes %s', async (text, slug, message) => {
    const { body } = await get(`/api/v1/store-slug?text=${encodeURIComponent(text)}`)
    expect(body).toEqual({ slug, free: message === null, message })
  })
})

describe('the draft', () => {
  const draft = {
    step: 1,
    face: { name: 'Baú', slug: 'bau', description: '', policies: '', posts_in_days: '2', free_shipping_over: 'R$ 1' },
    plan: 'banca',
    typed: { company: { legal_name: 'Baú do Zé', document: '123.4' } },
  }
  const kept = { ...draft, face: { ...draft.face, sends_letters: true, allows_pickup: false } }

  it('is kept for its person, right or wrong, and for nobody else', async () => {
    expect((await joao.get('/api/v1/store-draft')).body).toEqual({ draft: null })
    expect((await joao.put('/api/v1/store-draft', kept)).body).toEqual({ draft: kept })
    await joao.put('/api/v1/store-draft', { ...kept, step: 2 })
    expect((await joao.get('/api/v1/store-draft')).body.draft).toEqual({ ...kept, step: 2 })
    expect((await beatriz.get('/api/v1/store-draft')).body).toEqual({ draft: null })
    expect((await joao.put('/api/v1/store-draft', { step: 9 })).status).toBe(422)
  })
})

describe('opening a store', () => {
  it('needs a company with its seat and a bank account, and says which is missing', async () => {
    expect((await send()).body.code).toBe('company_missing')
    await registerSeller(joao)
    const { id } = await app.db
      .selectFrom('bank_accounts')
      .select('id')
      .where('user_id', '=', joao.id)
      .executeTakeFirstOrThrow()
    const bank = (replaced_at: Date | null) =>
      app.transaction((tx) => tx.updateTable('bank_accounts').set({ replaced_at }).where('id', '=', id).execute())
    await bank(app.clock.now())
    expect((await send()).body.code).toBe('bank_account_missing')
    await bank(null)
  })

  it.each([
    ['a reserved address', { slug: 'checkout' }, 'slug'],
    ['no plan', { plan: 'colecionador' }, 'plan'],
    ['terms that nobody accepted', { accepts_terms: false }, 'accepts_terms'],
    ['a name that is too short', { name: 'Ba' }, 'name'],
    ['six days to post', { posts_in_days: 6 }, 'posts_in_days'],
  ])('is refused with %s', async (_, change, field) => {
    const { status, body } = await send(change)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('is refused with an address that is taken, at its field', async () => {
    const { status, body } = await send({ slug: 'toca-do-saci' })
    expect([status, body.fields]).toEqual([409, { slug: 'Este endereço já é de outra loja.' }])
  })

  it('is for grown-ups who have confirmed their e-mail', async () => {
    const change = (set: object) =>
      app.transaction((tx) => tx.updateTable('users').set(set).where('id', '=', joao.id).execute())
    await change({ email_confirmed_at: null })
    expect((await send()).body.code).toBe('email_unconfirmed')
    await change({ email_confirmed_at: app.clock.now(), birth_date: '2009-12-01' })
    expect((await send()).body.code).toBe('adults_only')
    await change({ birth_date: '1990-12-01' })
  })

  it('puts it under review, where nobody sees it, and makes its owner a supplier', async () => {
    const { status, body } = await send()
    expect([status, body.message]).toEqual([200, 'Loja criada com sucesso!'])
    store = body.result.id
    expect(body.result).toMatchObject({ slug: 'bau-do-meireles', status: 'review', city: 'João Pessoa', reason: null })
    expect((await get('/api/v1/stores/bau-do-meireles')).status).toBe(404)
    expect((await joao.get('/api/v1/users/current-user')).body).toMatchObject({ role: 'supplier' })
    expect((await joao.get('/api/v1/store-draft')).body).toEqual({ draft: null })
    expect((await joao.get(`/api/v1/address-default-store/${store}`)).body.address).toMatchObject({ number: '12' })
    const mail = (await mailsTo(app, 'joao.meireles@bracards.example')).at(-1)
    expect(mail).toMatchObject({ template: 'store_news', details: { title: 'Recebemos a loja Baú do Meireles' } })
  })

  it('waits until the first one is judged', async () => {
    expect((await send({ slug: 'outro-bau' })).body.code).toBe('store_in_review')
  })
})

describe('the operator', () => {
  it('sees what waits, with who stands behind it', async () => {
    const { body } = await odete.get('/api/v1/admin/stores?status=review')
    expect(body.stores.map(({ id }: { id: number }) => id)).toContain(store)
    const judged = (await odete.get(`/api/v1/admin/stores/${store}`)).body
    expect(judged).toMatchObject({
      owner: { email: 'joao.meireles@bracards.example', confirmed: true },
      legal: { document: '11222333000181' },
      bank_holder: '11222333000181',
      wanted_plan: 'Grátis',
      history: [{ from: null, to: 'review', reason: null }],
    })
    for (const person of [joao, severino]) expect((await person.get('/api/v1/admin/stores')).status).toBe(403)
    expect((await joao.post('/api/v1/admin/stores/decide', { id: store, move: 'open' })).status).toBe(403)
  })

  it('refuses with a reason, which the owner reads, corrects and sends again', async () => {
    expect((await decide(store, 'refuse')).body.fields.reason).toContain('Explique o motivo')
    const reason = 'A descrição traz um telefone. Retire-o.'
    expect((await decide(store, 'refuse', reason)).body.result.status).toBe('refused')
    expect((await mine())[0]).toMatchObject({ status: 'refused', reason })
    const mails = await mailsTo(app, 'joao.meireles@bracards.example')
    expect(mails.at(-1)!.details).toMatchObject({ facts: [['Motivo', reason]] })
    expect((await send({ slug: 'outro-bau' })).body.code).toBe('store_refused_waits')

    const update = { id: store, description: 'Cartas da Paraíba.', slug: 'Bau da Paraiba' }
    expect((await beatriz.post('/api/v1/update-store/', update)).status).toBe(403)
    expect((await severino.post('/api/v1/update-store/', update)).status).toBe(404)
    expect((await joao.post('/api/v1/update-store/', update)).body.result).toMatchObject({ slug: 'bau-da-paraiba' })
    expect((await severino.post('/api/v1/store/send_again', { id: store })).status).toBe(404)
    expect((await joao.post('/api/v1/store/send_again', { id: store })).body.result.status).toBe('review')
    expect((await joao.post('/api/v1/store/send_again', { id: store })).body.code).toBe('store_moved')
  })

  it('does not open it under papers that changed since they were seen', async () => {
    const seen = await papersOf(store)
    const open = (papers?: object) =>
      odete.post('/api/v1/admin/stores/decide', { id: store, move: 'open', seen: papers })
    const { company } = (await joao.get('/api/v1/company')).body
    await joao.post('/api/v1/company/update_company', { ...company, legal_name: 'Outro Nome Ltda', address: undefined })
    const { status, body } = await open(seen)
    expect([status, body.code]).toEqual([409, 'store_papers_changed'])
    expect((await open()).body.code).toBe('store_papers_changed')
    await joao.post('/api/v1/company/update_company', { ...company, address: undefined })
  })

  it('opens it under the papers of that day, and its offers with it', async () => {
    await addAccount(joao, '11.222.333/0001-81', {
      account: '5216125',
      account_digit: '0',
      bank_code: '260',
      agency: '0001',
    })
    expect((await decide(store, 'open')).body.result).toMatchObject({ status: 'open', reason: null })
    expect((await get('/api/v1/stores/bau-da-paraiba')).body).toMatchObject({ status: 'open', new_store: true })
    expect((await decide(store, 'open')).body.code).toBe('store_moved')
    expect((await joao.post('/api/v1/update-store/', { id: store, slug: 'mais-um' })).body.code).toBe(
      'store_slug_fixed',
    )
    expect((await joao.post('/api/v1/update-store/', { id: store, name: 'Baú Paraibano' })).body.message).toBe(
      'Atualizado com sucesso!',
    )
  })

  it('lets a store that was on vacation when it was suspended be on vacation again, until its day', async () => {
    const id = await storeOf(app, severino.id)
    const on = (back_on: string | null) => app.db.updateTable('stores').set({ back_on }).where('id', '=', id).execute()
    const day = '2099-01-02'
    await severino.post('/api/v1/store-vacation', { store_id: id, back_on: day })
    const suspendAndReopen = async () => {
      await decide(id, 'suspend', 'Três reclamações sem resposta.')
      return (await decide(id, 'reopen')).body.result
    }
    expect(await suspendAndReopen()).toMatchObject({ status: 'vacation', back_on: day })
    expect(await offersOfSeller(app, severino.id)).toEqual([])
    const mail = (await mailsTo(app, 'vendedor@bracards.example')).at(-1)
    expect(mail!.details).toMatchObject({ title: 'A suspensão da loja Toca do Saci terminou' })
    await on(null)
    expect((await suspendAndReopen()).status).toBe('vacation')
    await on('2020-01-01')
    expect(await suspendAndReopen()).toMatchObject({ status: 'open', back_on: null })
    expect(await offersOfSeller(app, severino.id)).not.toEqual([])
  })

  it('suspends a store with all of its offers, opens it again, and closes it for good', async () => {
    const { id } = await app.db
      .selectFrom('stores')
      .select('id')
      .where('slug', '=', 'toca-do-saci')
      .executeTakeFirstOrThrow()
    const onSale = async () =>
      (
        await app.db
          .selectFrom('listings')
          .select('id')
          .where('store_id', '=', id)
          .where('on_sale', '=', true)
          .execute()
      ).length
    const before = await onSale()
    expect(before).toBeGreaterThan(0)
    const reason = 'Três reclamações sem resposta.'
    expect((await decide(id, 'suspend', reason)).body.result.status).toBe('suspended')
    expect([await onSale(), (await get('/api/v1/stores/toca-do-saci')).status]).toEqual([0, 404])
    expect((await severino.post('/api/v1/update-store/', { id, name: 'Outra' })).body.code).toBe('store_not_editable')
    expect((await decide(id, 'reopen')).body.result.status).toBe('open')
    expect(await onSale()).toBe(before)
    expect((await decide(store, 'close', 'A pedido da própria dona.')).body.result.status).toBe('closed')
    expect((await decide(store, 'reopen')).body.code).toBe('store_moved')
  })
})
