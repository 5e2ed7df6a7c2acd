import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refreshSearchWords } from '../../../testing/refresh-search-words.ts'
import { importCards, manyGames } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const { db } = app.app
await app.app.database.pool.query('truncate products, categories, businesses, rarities, elements cascade')
await importCards(
  app.app,
  `${manyGames}Magic;Modern Horizons 2;MH2;MH2-259;259;Saga de Urza;Urza's Saga;oracle-saga
Magic;Modern Horizons 2: Fichas;TMH2;TMH2-21;21;Treasure;Treasure;oracle-treasure
Magic;Art MH2 Series;AMH2;AMH2-1;1;Forest;Forest;oracle-forest
Magic;Kamigawa;CHK;CHK-4;4;Unlimited;Unlimited;oracle-unlimited
Magic;Innistrad;ISD;ISD-9;9;Frasco do Éter;Æther Vial;oracle-vial
Magic;Innistrad;ISD;ISD-10;10;Magica;Magica;oracle-magica
Yu-Gi-Oh!;Legend of Blue Eyes;LOB;LOB-005;005;Mago Negro;Dark Magician;4041
Yu-Gi-Oh!;Legend of Blue Eyes;LOB;LOB-006;006;Garota Maga;Dark Magica Girl;4042
`,
)
await sql`update categories set name_en = 'Unlimited Edition', release_date = '1993-12-01' where code = '2ED'`.execute(
  db,
)
await sql`update categories set kind = 'tokens', parent_code = 'MH2' where code = 'TMH2'`.execute(db)
await sql`update products set artist = 'Mitsuhiro Arita', text = 'Destrua a criatura alvo.',
  other_names = '{"JA": "稲妻", "ES": "Relámpago"}' where code = 'M10-146'`.execute(db)
await sql`update products set other_names = '{"JA": "ブラック・マジシャン", "DE": "Dunkler Magier"}' where code = 'LOB-005'`.execute(
  db,
)
await sql`update products set text = 'Puxa um raio do céu.' where code = 'MH2-259'`.execute(db)
await sql`insert into product_ids (product_id, kind, value) select products.id, named.kind, value
  from (values ('LOB-005', 'passcode', '46986414'), ('LTGY-EN014', 'passcode', '04831483'),
    ('MH2-259', 'scryfall', 'c1e0f201-42cb-46a1-901a-65bb4fc18f6c')) named(code, kind, value)
  join products using (code)`.execute(db)
await app.app.transaction((tx) => refreshSearchWords(tx))

const found = async (search: string, more: object = {}) =>
  (await app.post('/api/v1/1/products/paginate', { type: 'filter', search, per_page: 96, ...more })).body
const codesOf = (body: { products: { code: string }[] }) => body.products.map(({ code }) => code)
const codes = async (search: string, more: object = {}) => codesOf(await found(search, more))

describe('words of a set', () => {
  it.each([
    ['lightning bolt unlimited', '2ED-162'],
    ['raio magic 2010', 'M10-146'],
    ['bolt 2ED', '2ED-162'],
    ['lightning bolt 1993', '2ED-162'],
    ['jace double masters', '2XM-56'],
    ['delver of secrets innistrad', 'ISD-51'],
    ['ariel first chapter', 'TFC-1'],
    ['treasure token', 'TMH2-21'],
    ['treasure mh2', 'TMH2-21'],
  ])('stand beside words of a card: %j', async (typed, code) => {
    const body = await found(typed)
    expect(codesOf(body)[0]).toBe(code)
    expect(body.corrected).toBeNull()
    const suggested = await app.get(`/api/v1/1/products-by-api/${encodeURIComponent(typed)}`)
    expect(codesOf(suggested.body)[0]).toBe(code)
  })

  it('come after words of a name, and a whole name stays first', async () => {
    expect((await codes('unlimited')).slice(0, 2)).toEqual(['CHK-4', '2ED-162'])
  })

  it('list the set whose code was typed before sets that only have it as a part', async () => {
    expect((await codes('mh2'))[0]).toBe('MH2-259')
    expect(await codes('mh2')).toContain('AMH2-1')
  })

  it('are those of the moment, in every language of the set', async () => {
    expect(await codes('wurm chronik')).toEqual([])
    await sql`update categories set other_names = '{"DE": "Wurm Chronik"}' where code = 'CHK'`.execute(db)
    expect(await codes('wurm chronik')).toEqual(['CHK-4'])
    await sql`update categories set other_names = '{}' where code = 'CHK'`.execute(db)
    expect(await codes('wurm chronik')).toEqual([])
  })

  it('do not list a whole game or a whole language for a letter or two', async () => {
    expect(await codes('ma')).not.toContain('2ED-162')
  })
})

describe('names', () => {
  it.each([
    ['稲妻', 'M10-146'],
    ['ブラック・マジシャン', 'LOB-005'],
    ['マジシャン', 'LOB-005'],
    ['Relámpago', 'M10-146'],
    ['dunkler', 'LOB-005'],
    ['Delver of Secrets', 'ISD-51'],
    ['Perscrutador de Segredos', 'ISD-51'],
    ['Urza’s Saga', 'MH2-259'],
    ['ＬＯＢ－００５', 'LOB-005'],
    ['aether vial', 'ISD-9'],
    ['Æther Vial', 'ISD-9'],
    ['Frasco de Éter', 'ISD-9'],
    ['frasco éter', 'ISD-9'],
    ['monkey d luffy op01', 'OP01-003'],
  ])('are found in each language, by one face, and whichever signs and prepositions: %j', async (typed, code) => {
    const body = await found(typed)
    expect(codesOf(body)[0]).toBe(code)
    expect(body.corrected).toBeNull()
  })

  it('leave artists and rules unasked where one has the words', async () => {
    expect(await codes('raio')).toEqual(expect.arrayContaining(['M10-146', 'LTGY-EN014']))
    expect(await codes('raio')).not.toContain('MH2-259')
    expect(await codes('arita raio')).toEqual(['M10-146'])
    expect(await codes('destrua criatura')).toEqual(['M10-146'])
    expect(await codes('raio do céu')).toEqual(['MH2-259'])
  })
})

describe('an id of another program', () => {
  it.each([
    ['46986414', 'LOB-005'],
    ['4831483', 'LTGY-EN014'],
    ['04831483', 'LTGY-EN014'],
    ['C1E0F201-42CB-46A1-901A-65BB4FC18F6C', 'MH2-259'],
  ])('names its card: %s', async (typed, code) => {
    expect(await codes(typed)).toEqual([code])
  })

  it('that nobody gave finds nothing', async () => {
    for (const typed of ['46986415', 'c1e0f201-42cb-46a1-901a-65bb4fc18f6d', "46986414'--"])
      expect(await codes(typed), typed).toEqual([])
  })
})

describe('a text that finds nothing as it stands', () => {
  it('is corrected to what a card is called, and says so', async () => {
    const body = await found('Dark Magican')
    expect(codesOf(body)[0]).toBe('LOB-005')
    expect(body.corrected).toBe('dark magician')
  })

  it('is corrected within the chosen game', async () => {
    const [magic] = await db.selectFrom('businesses').select('slug').where('name', '=', 'Magic').execute()
    const body = await found('magicaa', { business: magic!.slug })
    expect(codesOf(body)).toEqual(['ISD-10'])
    expect(body.corrected).toBe('magica')
  })

  it('loses the words that nothing has, and says so', async () => {
    const body = await found('lightning bolt zzyzx')
    expect(codesOf(body)).toEqual(expect.arrayContaining(['M10-146', '2ED-162']))
    expect(body.corrected).toBe('lightning bolt')
  })

  it('is never corrected to the same words, and stays without an answer if it is nonsense', async () => {
    for (const typed of ['zzyzx', 'zzyzx qwrtp xxkkj', 'lightning zzyzx qwrtp xxkkj', "' or 1=1 --", '稲妻妻妻']) {
      const body = await found(typed)
      expect(body.paginate.total, typed).toBe(0)
      expect(body.corrected, typed).toBeNull()
    }
  })

  it('is left alone where another game has it, so that the list can offer to drop the game', async () => {
    const [lorcana] = await db.selectFrom('businesses').select('slug').where('name', '=', 'Lorcana').execute()
    const body = await found('dark magician', { business: lorcana!.slug })
    expect(body).toMatchObject({ products: [], corrected: null, relax: { filter: 'business', count: 1 } })
  })

  it('of too many letters is refused', async () => {
    const answer = await app.post('/api/v1/1/products/paginate', { type: 'filter', search: '稲'.repeat(121) })
    expect(answer.status).toBe(422)
  })
})
