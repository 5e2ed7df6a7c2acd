import { describe, expect, it } from 'vitest'
import { statementCounter } from '../../../testing/count-statements.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as, get, post } = await testApp()
const seller = await as('seller')
const operator = await as('operator')
const storeId = await storeOf(app, seller.id)
const countStatements = statementCounter(app.database.pool)
const reason = 'Conferido na carta'

const productOf = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
/** A printing of which normal, foil and the first edition are told, one with a single finish, and one of which nothing is. */
const [told, shining, untold] = await Promise.all(['PAS-001', 'PAS-002', 'PAS-003'].map(productOf))
const tell = (id: number, finishes: string[], editions: string[] | null) =>
  app.db.updateTable('products').set({ finishes, editions }).where('id', '=', id).execute()
await tell(told!, ['normal', 'foil'], ['1edicao'])
await tell(shining!, ['rainbow'], null)

const game = async () =>
  (await operator.get('/api/v1/admin/words')).body.businesses.find(({ kind }: { kind: string }) => kind === 'tcg')
async function open(finishes: string[] | null, editions: string[] | null) {
  const { id, name, kind } = await game()
  const draft = { name, kind, open_finishes: finishes, open_editions: editions }
  return operator.put(`/api/v1/admin/words/businesses/${id}`, { draft, reason })
}

const copy = { product_id: told, condition: 'HP', language: 'RU', price_cents: 700, quantity: 1 }
const offer = (asked: object) => ({ store_id: storeId, ...copy, ...asked })
const save = (asked: object) => seller.post('/api/v1/product-store-save/', offer(asked))
const change = async (asked: object) =>
  (await seller.post('/api/v1/product-store-save-many', { store_id: storeId, changes: [asked] })).body
const sentence =
  'Esta impressão não existe em Cold Foil: só em Normal, Foil. Se a sua é diferente, peça à Bra Cards que a inclua.'

describe('what exists of a printing', () => {
  it('is told to everybody, with what its game leaves open', async () => {
    const { body } = await get(`/api/v1/products/${told}/copies`)
    const known = { finishes: ['normal', 'foil'], editions: ['1edicao'] }
    const open = { open_finishes: null, open_editions: null, open_languages: null }
    expect(body).toEqual({ ...known, languages: null, ...open })
    expect((await get('/api/v1/products/999999/copies')).body.code).toBe('product_not_found')
  })

  it('binds nobody in a game that leaves everything open', async () => {
    const { status, body } = await save({ finish: 'cold', extras: ['limitada'] })
    expect([status, body.result.finish, body.result.extras]).toEqual([200, 'cold', ['limitada']])
  })
})

describe('in a game whose printings are known', () => {
  it('an operator closes it, and what somebody else sends is refused', async () => {
    const { body } = await open(['jumbo'], [])
    expect(body.result).toMatchObject({ open_finishes: ['jumbo'], open_editions: [] })
    const { id, name, kind } = await game()
    const draft = { name, kind, open_finishes: null }
    expect((await seller.put(`/api/v1/admin/words/businesses/${id}`, { draft, reason })).status).toBe(403)
    expect((await open(['dourado'], null)).status).toBe(422)
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=business:${id}`)).body
    expect(acts[0].detail.after).toEqual({ open_finishes: ['jumbo'], open_editions: [] })
    await open([], [])
  })

  it('a finish that the printing has not is refused with those that it has', async () => {
    const { status, body } = await save({ finish: 'cold', language: 'DE' })
    expect([status, body.code, body.message, body.fields]).toEqual([
      422,
      'finish_absent',
      sentence,
      { finish: sentence },
    ])
    const cold = offer({ finish: 'cold', language: 'DE' })
    const english = await post('/api/v1/product-store-save/', cold, { ...seller.headers, cookie: 'lang=en' })
    expect(english.body.message).toBe(
      'This printing does not exist in Cold Foil, only in Normal, Foil. If yours is different, ask Bra Cards to include it.',
    )
    expect((await save({ finish: 'foil', language: 'DE' })).status).toBe(200)
  })

  it('so is an edition, and a copy of two', async () => {
    const absent = await save({ language: 'DE', extras: ['ilimitada'] })
    expect([absent.status, absent.body.code]).toEqual([422, 'edition_absent'])
    expect(absent.body.message).toContain('não existe em Ilimitada: só em 1ª Edição.')
    const two = await save({ language: 'DE', extras: ['1edicao', 'ilimitada'] })
    expect([two.status, two.body.fields]).toEqual([
      422,
      { extras: 'Escolha só uma tiragem: 1ª Edição, Ilimitada ou Limitada.' },
    ])
    expect((await save({ language: 'DE', extras: ['1edicao', 'promo'] })).status).toBe(200)
  })

  it('a printing of which nothing is told takes all', async () => {
    expect((await save({ product_id: untold, finish: 'gold', extras: ['limitada'] })).status).toBe(200)
  })

  it('an offer that was there before stays, and more units of it come', async () => {
    const { body } = await save({ finish: 'cold', extras: ['limitada'], if_exists: 'add' })
    expect(body.result).toMatchObject({ finish: 'cold', quantity: 2 })
    const { id } = body.result
    expect((await change({ id, price_cents: 800 })).saved).toEqual([id])
    expect((await change({ id, finish: 'gold' })).refused).toEqual([
      { id, code: 'finish_absent', message: sentence.replace('Cold', 'Gold') },
    ])
    expect((await change({ id, finish: 'foil' })).saved).toEqual([id])
    expect((await change({ id, finish: 'cold' })).refused[0].code).toBe('finish_absent')
  })

  it('a batch costs as many statements as one offer', async () => {
    const language = ['PT', 'EN', 'JP', 'ES', 'FR', 'IT', 'DE', 'KO', 'ZH']
    const batch = (condition: string, some: string[]) => () =>
      seller.post('/api/v1/product-register/save', {
        store_id: storeId,
        if_exists: 'add',
        listings: some.map((one) => ({
          ...copy,
          key: crypto.randomUUID(),
          condition,
          language: one,
          finish: 'normal',
        })),
      })
    const one = await countStatements(batch('D', language.slice(0, 1)))
    expect(await countStatements(batch('MP', language))).toBe(one)
  })
})

describe('a list of a store', () => {
  const find = async (product: string, finish: string) => {
    const line = { reference: product, condition: 'HP', language: 'KO', finish, extras: [] }
    const { body } = await seller.post('/api/v1/product-register/find', { store_id: storeId, lines: [line] })
    return body.found[0][0].finish as string
  }

  it('says “foil” for the only foil of a printing, and nothing where there is no other finish', async () => {
    expect([await find('PAS 002', 'foil'), await find('PAS 002', 'normal')]).toEqual(['rainbow', 'rainbow'])
    expect([await find('PAS 001', 'foil'), await find('PAS 001', 'cold')]).toEqual(['foil', 'foil'])
    expect([await find('PAS 003', 'foil'), await find('PAS 001', 'etched')]).toEqual(['foil', 'etched'])
  })

  it('names the line of a sheet that no printing has, and takes the others', async () => {
    const content = [
      'codigo;condicao;idioma;acabamento;extras;preco;quantidade',
      'PAS-001;D;KO;Gold Foil;;5,90;1',
      'PAS-001;D;KO;Foil;Ilimitada;5,90;1',
      'PAS-001;D;KO;Foil;1ª Edição|Limitada;5,90;1',
      'PAS-002;D;KO;Foil;;5,90;1',
      'PAS-002;D;ZH;;;5,90;1',
    ].join('\n')
    const { body } = await seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'a.csv', content })
    expect(body.import.faults).toEqual([
      { line: 2, column: 'acabamento', message: sentence.replace('Cold', 'Gold') },
      { line: 3, column: 'extras', message: expect.stringContaining('não existe em Ilimitada') },
      { line: 4, column: 'extras', message: 'Escolha só uma tiragem: 1ª Edição, Ilimitada ou Limitada.' },
    ])
    await seller.post('/api/v1/product-store-import/start', { id: body.import.id })
    await settle(app)
    const brought = await app.db
      .selectFrom('listings')
      .select(['finish', 'language'])
      .where('product_id', '=', shining!)
      .where('condition', '=', 'D')
      .orderBy('language')
      .execute()
    expect(brought).toEqual([
      { finish: 'rainbow', language: 'KO' },
      { finish: 'rainbow', language: 'ZH' },
    ])
  })
})

describe('a printing', () => {
  const edited = async () => {
    const { products } = (await operator.get('/api/v1/admin/products?q=PAS-001')).body
    const { id, type: _, offers: __, category: ___, ...draft } = products[0]
    return { id: id as number, draft }
  }

  it('is widened by an operator, and imports leave it so', async () => {
    const { id, draft } = await edited()
    expect([id, draft.finishes, draft.editions]).toEqual([told, ['foil', 'normal'], ['1edicao']])
    const unchanged = await operator.put(`/api/v1/admin/products/${id}`, { draft, reason })
    expect(unchanged.body.result.finishes).toEqual(['foil', 'normal'])
    const corrected = async () =>
      (await app.db.selectFrom('products').select('corrected').where('id', '=', id).executeTakeFirstOrThrow()).corrected
    expect(await corrected()).not.toContain('finishes')
    const wide = { ...draft, finishes: ['cold', ...draft.finishes] }
    const { body } = await operator.put(`/api/v1/admin/products/${id}`, { draft: wide, reason })
    expect(body.result.finishes).toEqual(['cold', 'foil', 'normal'])
    expect(await corrected()).toContain('finishes')
    expect((await save({ finish: 'cold', language: 'IT' })).status).toBe(200)
  })

  it('of which nothing is ticked is one of which nothing is known', async () => {
    const { id, draft } = await edited()
    const { body } = await operator.put(`/api/v1/admin/products/${id}`, { draft: { ...draft, editions: [] }, reason })
    expect(body.result.editions).toBeNull()
    expect((await save({ language: 'IT', extras: ['limitada'] })).status).toBe(200)
    const wrong = { ...draft, finishes: ['dourado'] }
    expect((await operator.put(`/api/v1/admin/products/${id}`, { draft: wrong, reason })).status).toBe(422)
    expect((await seller.put(`/api/v1/admin/products/${id}`, { draft, reason })).status).toBe(403)
  })
})

describe('in a game whose languages are known', () => {
  const english = async (languages: string[] | null, open_languages: string[] | null) => {
    await app.db.updateTable('products').set({ languages }).where('id', '=', untold!).execute()
    const { id, name, kind } = await game()
    return operator.put(`/api/v1/admin/words/businesses/${id}`, { draft: { name, kind, open_languages }, reason })
  }

  it('an offer in another language is refused with those that exist', async () => {
    const { body: opened } = await english(['EN'], ['FR'])
    expect(opened.result.open_languages).toEqual(['FR'])
    const { status, body } = await save({ product_id: untold, language: 'KO' })
    expect([status, body.code, body.fields]).toEqual([422, 'language_absent', { language: body.message }])
    expect(body.message).toBe(
      'Esta impressão não existe em Coreano: só em Inglês, Francês. Se a sua é diferente, peça à Bra Cards que a inclua.',
    )
    expect((await save({ product_id: untold, language: 'FR' })).status).toBe(200)
    expect((await save({ product_id: told, language: 'KO', condition: 'SP' })).status).toBe(200)
  })

  it('a line of a sheet takes the only language of its printing, and another one is told', async () => {
    await english(['EN'], [])
    const content = ['codigo;condicao;idioma;preco;quantidade', 'PAS-003;MP;;5,90;1', 'PAS-003;HP;PT;5,90;1'].join('\n')
    const { body } = await seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'a.csv', content })
    expect(body.import.faults).toMatchObject([{ line: 3, column: 'idioma' }])
    expect(body.import.faults[0].message).toContain('não existe em Português: só em Inglês.')
    await seller.post('/api/v1/product-store-import/start', { id: body.import.id })
    await settle(app)
    const brought = app.db.selectFrom('listings').select('language').where('product_id', '=', untold!)
    expect(await brought.where('price_cents', '=', 590).execute()).toEqual([{ language: 'EN' }])
  })

  it('an operator says in which languages a printing exists', async () => {
    const { products } = (await operator.get('/api/v1/admin/products?q=PAS-003')).body
    const { id, type: _, offers: __, category: ___, ...draft } = products[0]
    expect(draft.languages).toEqual(['EN'])
    const wide = { ...draft, languages: ['PT', 'EN'] }
    const { body } = await operator.put(`/api/v1/admin/products/${id}`, { draft: wide, reason })
    expect(body.result.languages).toEqual(['EN', 'PT'])
    expect((await save({ product_id: untold, language: 'PT', condition: 'D' })).status).toBe(200)
    await english(null, null)
  })
})
