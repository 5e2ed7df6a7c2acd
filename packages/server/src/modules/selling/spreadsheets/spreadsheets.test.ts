import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const write = async (asked: object = {}) =>
  (await seller.post('/api/v1/product-store-export', { store_id: storeId, ...asked })).body
const read = (content: string) =>
  seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'ofertas.csv', content })
const start = (id: number) => seller.post('/api/v1/product-store-import/start', { id })
const show = async (id: number) => (await seller.get(`/api/v1/product-store-import/${id}`)).body.import
const countOf = async () =>
  (
    await app.db
      .selectFrom('listings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
  ).count
const sheet = (...lines: string[]) =>
  ['codigo;condicao;idioma;acabamento;extras;preco;quantidade;situacao;comentario', ...lines].join('\r\n')

/** Reads and writes a sheet as a person does. */
async function bring(content: string) {
  const { body } = await read(content)
  await start(body.import.id)
  await settle(app)
  return show(body.import.id)
}

describe('a sheet that goes out', () => {
  it('opens in a spreadsheet of Brazil, and no cell is a formula', async () => {
    const { ids } = (await seller.post('/api/v1/product-store-index', { store_id: storeId })).body
    await seller.post('/api/v1/product-store-save-many', {
      store_id: storeId,
      changes: [{ id: ids[0], comment: '=HYPERLINK("http://x";"y")', price_cents: 124_990 }],
    })
    const { content, file_name, offers } = await write({ order: 'newest' })
    const [heading, first] = content.split('\r\n')
    expect(heading).toMatch(/^\uFEFFid;codigo;nome;colecao;numero;condicao;/)
    expect(first).toContain(';1249,90;')
    expect(first).toContain(`"'=HYPERLINK(""http://x"";""y"")"`)
    expect(file_name).toMatch(/^ofertas-[\w-]+-\d{4}-\d\d-\d\d\.csv$/)
    expect(offers).toBe(ids.length)
  })

  it('comes back unchanged, and with what was changed in it', async () => {
    const before = await countOf()
    const { content, offers } = await write()
    expect((await read(content)).body.import).toMatchObject({
      faults_count: 0,
      counts: { created: 0, changed: 0, unchanged: offers },
    })
    const lines = content.split('\r\n')
    const cells = lines[1].split(';')
    cells[12] = '55,00'
    expect(await bring([lines[0], cells.join(';'), ...lines.slice(2)].join('\r\n'))).toMatchObject({
      state: 'done',
      counts: { created: 0, changed: 1, unchanged: offers - 1 },
    })
    expect(await countOf()).toBe(before)
  })

  it('comes back unchanged where a certificate begins like a formula', async () => {
    const { id: product_id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', 'BDN-021')
      .executeTakeFirstOrThrow()
    const grade = { company: '@Grade', grade: 9.5, certificate: '+55-1' }
    const graded = { store_id: storeId, product_id, condition: 'graded', grade, price_cents: 90_000, quantity: 1 }
    const { result } = (await seller.post('/api/v1/product-store-save/', graded)).body
    const { content } = await write({ ids: [result.id] })
    expect(content).toContain(";'@Grade;9,5;'+55-1;")
    expect((await read(content)).body.import).toMatchObject({ faults_count: 0, counts: { unchanged: 1, changed: 0 } })
  })

  it('holds those that were chosen', async () => {
    const { ids } = (await seller.post('/api/v1/product-store-index', { store_id: storeId })).body
    expect((await write({ ids: ids.slice(0, 3) })).offers).toBe(3)
  })
})

describe('the stock of an exported sheet', () => {
  const numbered = 'id;codigo;condicao;idioma;acabamento;preco;quantidade;quantidade_exportada'
  const codeOf = 'BDN-020'
  const variant = { condition: 'NM', language: 'KO', finish: 'metal', price_cents: 1000 }
  const stockOf = async (id: number) =>
    (await app.db.selectFrom('listings').select('quantity').where('id', '=', id).executeTakeFirstOrThrow()).quantity
  const setStock = (id: number, quantity: number) =>
    app.db.updateTable('listings').set({ quantity }).where('id', '=', id).execute()
  const line = (id: number | '', quantity: string, seen: string) =>
    [numbered, `${id};${codeOf};NM;Coreano;Metal;10,00;${quantity};${seen}`].join('\r\n')
  const moved = (was: number, now: number) =>
    `O estoque mudou: a linha contava com ${was}, e agora há ${now}. Nada da linha foi gravado. Se a quantidade ainda vale, escreva ${now} em quantidade_exportada ou apague essa célula.`

  /** Exports an offer with five units, of which four are sold afterwards. */
  async function sold() {
    const product = await app.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', codeOf)
      .executeTakeFirstOrThrow()
    const offer = { store_id: storeId, product_id: product.id, ...variant, quantity: 5, if_exists: 'add' }
    const { result } = (await seller.post('/api/v1/product-store-save/', offer)).body
    await setStock(result.id, 5)
    const { content } = await write({ ids: [result.id] })
    await setStock(result.id, 1)
    return { id: result.id as number, content: content as string }
  }

  it('stays sold where nobody touched the quantity', async () => {
    const { id, content } = await sold()
    expect(content.split('\r\n')[0]).toContain(';quantidade;quantidade_exportada;')
    expect(await bring(content)).toMatchObject({ counts: { changed: 0, unchanged: 1 }, faults_count: 0 })
    expect(await stockOf(id)).toBe(1)
  })

  it('that was changed in the sheet and in the shop is told, and left as it is', async () => {
    const { id } = await sold()
    const told = { total: 0, faults: [{ line: 2, message: moved(5, 1) }] }
    expect(await bring(line(id, '9', '5'))).toMatchObject(told)
    expect(await bring(line('', '9', '5'))).toMatchObject(told)
    expect(await bring(line(id, '9', '1'))).toMatchObject({ counts: { changed: 1 }, faults_count: 0 })
    expect(await stockOf(id)).toBe(9)
  })

  it.each([
    ['with its id', 'id'],
    ['by its variant', ''],
  ])('named %s and sold after the preview is not brought back', async (_, by) => {
    const { id } = await sold()
    const { body } = await read(line(by && id, '1', ''))
    expect(body.import.counts).toMatchObject({ unchanged: 1 })
    await setStock(id, 0)
    await start(body.import.id)
    await settle(app)
    expect(await show(body.import.id)).toMatchObject({ state: 'done', faults: [{ line: 2, message: moved(1, 0) }] })
    expect(await stockOf(id)).toBe(0)
  })

  it('that was written already is no problem when the same sheet comes again', async () => {
    const { id } = await sold()
    await setStock(id, 5)
    expect(await bring(line(id, '8', '5'))).toMatchObject({ counts: { changed: 1 }, faults_count: 0 })
    expect(await bring(line(id, '8', '5'))).toMatchObject({ counts: { changed: 0, unchanged: 1 }, faults_count: 0 })
    await setStock(id, 7)
    expect(await bring(line(id, '8', '5'))).toMatchObject({ faults: [{ line: 2, message: moved(5, 7) }] })
    expect(await stockOf(id)).toBe(7)
  })

  it('is written while the offer stays paused, unless the sheet says that it is for sale', async () => {
    const { id } = await sold()
    const setStatus = (status: 'paused' | 'available') =>
      app.db.updateTable('listings').set({ status }).where('id', '=', id).execute()
    const rowOf = () =>
      app.db.selectFrom('listings').select(['quantity', 'status']).where('id', '=', id).executeTakeFirstOrThrow()
    await setStatus('paused')
    expect(await bring(line('', '2', ''))).toMatchObject({ counts: { changed: 1 }, faults_count: 0 })
    expect(await rowOf()).toEqual({ quantity: 2, status: 'paused' })
    expect(await bring(sheet(`${codeOf};NM;Coreano;Metal;;10,00;2;ativo;`))).toMatchObject({ counts: { changed: 1 } })
    expect(await rowOf()).toEqual({ quantity: 2, status: 'available' })
  })

  it('is not asked for by a line with an id: the price alone may change', async () => {
    const { id } = await sold()
    const prices = ['id;codigo;condicao;preco', `${id};${codeOf};NM;12,00`].join('\n')
    expect(await bring(prices)).toMatchObject({ counts: { changed: 1 }, faults_count: 0 })
    expect(await bring(line(id, '', ''))).toMatchObject({ counts: { changed: 1 }, faults_count: 0 })
    expect(await stockOf(id)).toBe(1)
    expect((await read(line('', '', ''))).body.import.faults).toMatchObject([{ line: 2, column: 'quantidade' }])
  })
})

describe('a sheet that comes in', () => {
  const good = [
    'BDN-001;NM;Japonês;Foil;Promo|Assinada;1.249,90;3;ativo;"De vitrine; rara"',
    'bdn-002;usada levemente;;;;0,5;0;;',
  ]

  it('says what it would do before it does it', async () => {
    const before = await countOf()
    const { status, body } = await read(sheet(...good))
    expect(status).toBe(200)
    expect(body.import).toMatchObject({ state: 'ready', total: 2, written: 0, counts: { created: 2, changed: 0 } })
    expect(await countOf()).toBe(before)
  })

  it('is written, and read again makes no second offer', async () => {
    const done = await bring(sheet(...good))
    expect(done).toMatchObject({ state: 'done', written: 2, counts: { created: 2, changed: 0, unchanged: 0 } })
    const count = await countOf()
    expect(await bring(sheet(...good))).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 2 } })
    expect(await countOf()).toBe(count)
    const made = await app.db
      .selectFrom('listings')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('price_cents', '=', 124_990)
      .where('language', '=', 'JP')
      .execute()
    expect(made).toMatchObject([
      { finish: 'foil', extras: ['promo', 'assinada'], quantity: 3, comment: 'De vitrine; rara', condition: 'NM' },
    ])
  })

  it('tells of each line what is wrong with it, and writes the others', async () => {
    const { body } = await read(
      sheet(
        'NADA-1;NM;;;;10,00;1;;',
        'BDN-003;ótima;;;;10,00;1;;',
        'BDN-004;NM;;;;dez;1;;',
        'BDN-005;NM;;;;10,00;-1;;',
        'BDN-006;NM;Klingon;;;10,00;1;talvez;',
        'BDN-007;lacrado;;;;10,00;1;;',
        'BDN-008;NM;;;;10,00;1;;',
      ),
    )
    const faults = body.import.faults.map(({ line, column }: { line: number; column: string }) => [line, column])
    expect(faults).toEqual([
      [2, 'codigo'],
      [3, 'condicao'],
      [4, 'preco'],
      [5, 'quantidade'],
      [6, 'idioma'],
      [6, 'situacao'],
      [7, null],
    ])
    expect(body.import.faults.at(-1)).toMatchObject({ line: 7, message: 'Esta condição não serve para este produto.' })
    expect(body.import.faults[0].message).toBe('Nenhum produto do catálogo tem o código "NADA-1".')
    const { body: file } = await seller.get(`/api/v1/product-store-import/${body.import.id}/faults`)
    expect(file.content.split('\r\n')[0]).toBe('\uFEFFlinha;coluna;problema')
    expect(file.offers).toBe(7)
    await start(body.import.id)
    await settle(app)
    expect(await show(body.import.id)).toMatchObject({ state: 'done', total: 1, written: 1, faults_count: 7 })
  })

  it('loses to wrong quotes the lines that have them, each told once', async () => {
    const { body } = await read(
      sheet(
        'BDN-001;NM;;;;10,00;1;;"De vitrine',
        'BDN-002;NM;;;;10,00;1;;A "rara" da casa',
        'BDN-003;NM;;;;10,00;1;;"A" rara',
        'BDN-004;NM;;;;10,00;1;;"Duas\nlinhas"',
        'BDN-005;NM;;;;10,00;1;;',
      ),
    )
    expect(body.import).toMatchObject({ total: 3, counts: { created: 3, changed: 0, unchanged: 0 } })
    expect(body.import.faults.map(({ line }: { line: number }) => line)).toEqual([2, 4])
  })

  it('passes over rows that were emptied and not deleted', async () => {
    const { body } = await read(sheet(';;;;;;;;', 'BDN-013;NM;;;;10,00;1;;', '"";;;;;;;;', ';;;;;;;;'))
    expect(body.import).toMatchObject({ total: 1, faults_count: 0 })
    const { body: none } = await read(sheet(';;;;;;;;'))
    expect(none.code).toBe('sheet_empty')
  })

  it('that names an offer twice says so of the second line', async () => {
    const { body } = await read(sheet('BDN-011;NM;;;;10,00;1;;', 'BDN-011;NM;PT;Normal;;9,00;2;;'))
    expect(body.import).toMatchObject({ total: 1, counts: { created: 1, changed: 0, unchanged: 0 } })
    expect(body.import.faults).toEqual([{ line: 3, column: null, message: 'Repete a oferta da linha 2.' }])
  })

  it.each(['1.000', '1,5', '1e3', '0x10'])(
    'takes %s for no quantity: nobody can tell what it means',
    async (quantity) => {
      const { body } = await read(sheet(`BDN-010;NM;;;;10,00;${quantity};;`))
      const message = 'Escreva a quantidade só com algarismos, de 0 a 99999.'
      expect(body.import).toMatchObject({ total: 0, faults: [{ line: 2, column: 'quantidade', message }] })
    },
  )

  it('names an offer by its digits alone, and with the code of its own product', async () => {
    const { ids } = (await seller.post('/api/v1/product-store-index', { store_id: storeId })).body
    const heading = 'id;codigo;condicao;preco'
    const strange = await read([heading, '1.000;BDN-001;NM;10,00', '9999999999;BDN-001;NM;10,00'].join('\n'))
    expect(strange.body.import).toMatchObject({ total: 0, faults: [{ column: 'id' }, { column: 'id' }] })
    const { content } = await write({ ids: ids.slice(0, 1) })
    const other = content.split('\r\n')[1].split(';')[1] === 'BDN-001' ? 'BDN-002' : 'BDN-001'
    const { body } = await read([heading, `${ids[0]};${other};NM;10,00`].join('\n'))
    const message = `A oferta ${ids[0]} é de outro produto. Confira o id e o código.`
    expect(body.import).toMatchObject({ total: 0, faults: [{ line: 2, column: 'codigo', message }] })
  })

  it('finds a code whichever of its letters are capitals', async () => {
    const rename = (from: string, to: string) =>
      app.db.updateTable('products').set({ code: to }).where('code', '=', from).execute()
    await rename('BDN-012', 'bdn-012x')
    const { body } = await read(sheet('bdn-012x;NM;;;;1,00;1;;', 'BDN-012X;SP;;;;1,00;1;;'))
    expect(body.import).toMatchObject({ total: 2, faults_count: 0 })
    await rename('bdn-012x', 'BDN-012')
  })

  it('finds a card by set and number, as they are typed everywhere else', async () => {
    const { body } = await read(sheet('BDN 012;NM;;;;1,00;1;;', 'bdn12;SP;;;;1,00;1;;', 'BDN 012/120;MP;;;;1,00;1;;'))
    expect(body.import).toMatchObject({ total: 3, faults_count: 0 })
  })

  it('does not guess between two cards of one set and number', async () => {
    const twice = app.db.updateTable('products').where('code', '=', 'BDN-013')
    await twice.set({ reference: 'bdn12' }).execute()
    const { body } = await read(sheet('BDN 012;NM;;;;1,00;1;;', 'BDN-012;NM;;;;1,00;1;;'))
    expect(body.import).toMatchObject({ total: 1, faults: [{ line: 2, column: 'codigo' }] })
    await twice.set({ reference: 'bdn13' }).execute()
  })

  it('says which price it cannot read', async () => {
    const { body } = await read(sheet('BDN-012;NM;;;;a combinar;1;;', 'BDN-012;SP;;;;;1;;'))
    const message = 'Escreva o preço em reais, de 0,01 a 1.000.000,00, como 5,90.'
    expect(body.import.faults).toEqual([
      { line: 2, column: 'preco', message },
      { line: 3, column: 'preco', message },
    ])
  })

  it.each([
    ['is empty', 'codigo;condicao;preco;quantidade', 'sheet_empty'],
    ['is no sheet', '%PDF-1.7 nada disso', 'sheet_unreadable'],
    ['is a workbook', 'PK\u0003\u0004;\u0000;\u0001;x', 'sheet_unreadable'],
    ['calls its columns otherwise', 'carta;estado;valor;estoque\r\nBDN-001;NM;1;1', 'sheet_headless'],
    ['lacks columns', 'codigo;preco\r\nBDN-001;1', 'sheet_headless'],
    ['has too many lines', sheet(...Array.from({ length: 10_001 }, () => 'BDN-001;NM;;;;1;1;;')), 'sheet_too_long'],
  ])('that %s is refused', async (_, content, code) => {
    const { status, body } = await read(content)
    expect([status, body.code]).toEqual([422, code])
  })

  it('is separated by commas or tabs as well', async () => {
    const comma = await read('code,condition,price,quantity\nBDN-009,NM,10.50,2')
    expect(comma.body.import).toMatchObject({ total: 1, faults_count: 0 })
    const tab = await read('codigo\tcondicao\tpreco\tquantidade\nBDN-009\tNM\t10,50\t2')
    expect(tab.body.import).toMatchObject({ total: 1, faults_count: 0 })
  })

  it('is started once, and one at a time', async () => {
    const { body } = await read(sheet(...good))
    await start(body.import.id)
    expect((await start(body.import.id)).body.code).toBe('import_running')
    await settle(app)
    expect((await start(body.import.id)).body.code).toBe('import_started')
  })

  it('of another store is neither seen nor started', async () => {
    const { body } = await read(sheet(...good))
    const other = await as('joelma.nazare@bracards.example')
    const { id } = body.import
    expect((await other.get(`/api/v1/product-store-import/${id}`)).body.code).toBe('import_not_found')
    expect((await other.post('/api/v1/product-store-import/start', { id })).body.code).toBe('import_not_found')
    expect((await other.post('/api/v1/product-store-export', { store_id: storeId })).body.code).toBe('store_not_found')
    expect((await other.get(`/api/v1/product-store-imports/${storeId}`)).body.code).toBe('store_not_found')
    const last = await seller.get(`/api/v1/product-store-imports/${storeId}`)
    expect(last.body.import.id).toBe(id)
    const dropped = await seller.post('/api/v1/product-store-import/drop', { id })
    expect(dropped.body.import.state).toBe('cancelled')
  })

  it('waits until a process takes it, and is written piece by piece', async () => {
    const codes = await app.db
      .selectFrom('products')
      .select('code')
      .where('type', '=', 'tcg')
      .orderBy('id')
      .limit(250)
      .execute()
    const lines = codes.flatMap(({ code }) =>
      ['DE', 'IT', 'FR', 'ES', 'ZH'].map((language) => `${code};D;${language};metal;;1,23;1;;`),
    )
    const before = await countOf()
    const { body } = await read(sheet(...lines))
    await start(body.import.id)
    await app.db
      .updateTable('jobs')
      .set({ run_at: new Date('2099-01-01') })
      .where('name', '=', 'write_lines_of_import')
      .execute()
    await settle(app)
    expect(await show(body.import.id)).toMatchObject({ state: 'running', written: 0 })
    await app.db
      .updateTable('jobs')
      .set({ run_at: app.clock.now() })
      .where('name', '=', 'write_lines_of_import')
      .execute()
    await settle(app)
    expect(await show(body.import.id)).toMatchObject({ state: 'done', written: lines.length, total: lines.length })
    expect(await countOf()).toBe(before + lines.length)
  })
})
