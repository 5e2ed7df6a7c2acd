import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import type { KeptList } from '@bra/contract/shopping/card-lists.schemas'
import { describe, expect, it } from 'vitest'
import { importCards, manyGames } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post } = await testApp()
await importCards(app, manyGames)
await importCards(
  app,
  `Magic;Double Masters;2XM;2XM-141;141;Raio;Lightning Bolt;oracle-bolt
Magic;Commander 2013;C13;C13-1;1;Aether Vial;Æther Vial;oracle-vial
Magic;Apocalypse;APC;APC-128;128;Fogo // Gelo;Fire // Ice;oracle-fire
Magic;Unhinged;UNH;UNH-10;10;Erase (Not the Urza's Legacy One);Erase (Not the Urza's Legacy One);oracle-erase
Magic;Archenemy;ARC;ARC-1;1;Behold My Grandeur;Behold My Grandeur;oracle-behold
Lorcana;Archazia;ARC;ARC-1L;1;Rhino - Motivational Speaker;Rhino - Motivational Speaker;rhino
Yu-Gi-Oh!;Legend of Blue Eyes;LOB;LOB-EN001;EN001;Dragão Branco de Olhos Azuis;Blue-Eyes White Dragon;4007-1
Yu-Gi-Oh!;Rarity;RA04;RA04-EN106;EN106;Mago Negro;Dark Magician;4041
Yu-Gi-Oh!;Rarity;RA04;RA04-EN107;EN107;Maga Negra;Dark Magician Girl;4042
Flesh and Blood;Welcome to Rathe;WTR;WTR-1R;1;Golpe Certeiro;Sure Strike;fab-1
Flesh and Blood;Welcome to Rathe;WTR;WTR-1B;3;Golpe Certeiro;Sure Strike;fab-3
Flesh and Blood;Arcane Rising;ARR;ARR-1;1;Wounding Blow (Blue);Wounding Blow (Blue);fab-4
Flesh and Blood;Arcane Rising;ARR;ARR-2;2;Wounding Blow (Red);Wounding Blow (Red);fab-5
One Piece;Reimpressões;OP03;OP03-OP01-051;OP01-051;Eustass Kid;Eustass Kid;OP01-051
`,
)
const idOf = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
await app.db
  .insertInto('product_ids')
  .values([
    { product_id: await idOf('LOB-EN001'), kind: 'password', value: '89631139' },
    { product_id: await idOf('2XM-141'), kind: 'scryfall', value: 'ce71' },
  ])
  .execute()

await app.database.pool.query(`
  with pitch as (
    insert into elements (slug, name) values ('fab-red', 'Red'), ('fab-blue', 'Blue') returning id, slug
  )
  update products p set element_ids = array[pitch.id] from pitch
  where (p.code, pitch.slug) in (('WTR-1R', 'fab-red'), ('WTR-1B', 'fab-blue'))`)

const best = async (list: string, limits: object = {}) =>
  (await post('/api/v1/cart/best', { uf: 'SP', list, limits })).body as BestBasket
/** The codes of the products that the lines of a list mean. */
const meant = async (list: string) => (await best(list)).lines.map(({ product }) => product.code)

describe('a line of a list', () => {
  it.each([
    ['1 Lightning Bolt [2XM]', '2XM-141'],
    ['1 Lightning Bolt (double masters)', '2XM-141'],
    ['1 Lightning Bolt (2xm) 141 [Instant]', '2XM-141'],
    ['1 Raio [Magic 2010]', 'M10-146'],
    ['1 Lightning Bolt (Unlimited) 162', '2ED-162'],
    ["1 Erase (Not the Urza's Legacy One)", 'UNH-10'],
    ['1 Fire/Ice', 'APC-128'],
    ['1 Fire', 'APC-128'],
    ['1 Aether Vial', 'C13-1'],
    ['1 Rhino, Motivational Speaker (ARC) 1', 'ARC-1L'],
    ['4 Rhino - Motivational Speaker', 'ARC-1L'],
    ['1 Behold My Grandeur (ARC) 1', 'ARC-1'],
    ['OP01-024 Monkey.D.Luffy', 'OP01-024'],
    ['1xP-003', 'P-003'],
    ['1xOP01-051', 'OP03-OP01-051'],
    ['LOB-001 Blue-Eyes White Dragon', 'LOB-EN001'],
    ['1 LOB-PT001', 'LOB-EN001'],
    ['1 Blue-Eyes White Dragon LOB-EN001', 'LOB-EN001'],
    ['3 Sure Strike (red)', 'WTR-1R'],
    ['3 Sure Strike (blu)', 'WTR-1B'],
    ['3 Wounding Blow (blu)', 'ARR-1'],
    ['3 Wounding Blow (1)', 'ARR-2'],
    ['#main\n89631139', 'LOB-EN001'],
    ['ydke://o6lXBQ==!!!', 'LOB-EN001'],
    ['Quantity,Name,Scryfall ID\n1,Nome de outra língua,CE71', '2XM-141'],
    ['Quantity,Product Name,Set Name,Number\n1,"Lightning Bolt (Showcase)",Double Masters,141', '2XM-141'],
  ])('%j means %s', async (list, code) => {
    expect(await meant(list)).toEqual([code])
  })

  it('is of the game of the set that it names, or else is not understood', async () => {
    const basket = await best('1 Monkey.D.Luffy TFC 178')
    expect([basket.lines, basket.unknown.length]).toEqual([[], 1])
  })

  it('is of the game of the other lines, where several have the card', async () => {
    expect(await meant('1 Raio\n1 Mago Negro\n1 LOB-EN001')).toEqual(['LTGY-EN014', 'RA04-EN106', 'LOB-EN001'])
    const [bolt] = await meant('1 Raio\n1 Fire // Ice\n1 Aether Vial')
    expect(['M10-146', '2XM-141', '2ED-162']).toContain(bolt)
  })

  it('with a mark asks for a foil, whatever holds for the others', async () => {
    const { lines } = await best('1 Lightning Bolt (2XM) 141 *F*\n1 Raio (M10)', { finishes: ['normal'] })
    expect(lines.map(({ finishes }) => finishes)).toEqual([['foil'], ['normal']])
  })
})

describe('a line that is not understood', () => {
  it('comes with both printings, where two games print the set and number', async () => {
    const { lines, unknown } = await best('1 ARC 1')
    expect(lines).toEqual([])
    expect(unknown[0]!.suggestions.map(({ game }) => game).toSorted()).toEqual(['Lorcana', 'Magic'])
    expect(await meant('1 ARC 1\n1 Raio (M10) 146')).toEqual(['ARC-1', 'M10-146'])
  })

  it.each(['#main\n89631138', '#main\n89631140', '89631140'])(
    'comes with the card beside the passcode of another picture: %j',
    async (list) => {
      const { lines, unknown } = await best(list)
      expect(lines).toEqual([])
      expect(unknown[0]!.suggestions[0]!.product_id).toBe(await idOf('LOB-EN001'))
    },
  )

  it('comes with cards whose names are like it, of the set that it names', async () => {
    const { unknown } = await best('1 Dark Magican\n2 Lightnig Bolt (2XM) 999\n1 Xyzzy qwerty')
    expect(unknown.map(({ suggestions }) => suggestions.map(({ name }) => name))).toEqual([
      ['Mago Negro', 'Maga Negra'],
      ['Raio'],
      [],
    ])
    expect(unknown[1]!.suggestions).toEqual([
      { product_id: await idOf('2XM-141'), name: 'Raio', set: '2XM', number: '141', game: 'Magic' },
    ])
  })
})

describe('a list of wants', async () => {
  const bia = await as('beatriz.camargo@bracards.example')
  const save = async (body: object, who = bia) => await who.post('/api/v1/wants/list', body)
  const codes = async () =>
    (await bia.get('/api/v1/wants?per_page=96')).body.wants.map(
      (want: { product: { code: string } }) => want.product.code,
    )

  it('is saved whole, each card once, a card without edition in any', async () => {
    const { status, body } = await save({
      list: '2 Lightning Bolt\n1 Jace, the Mind Sculptor (2XM) 56 *F*\nSB: 1 Raio',
    })
    expect([status, body]).toMatchObject([200, { message: 'Lista salva', saved: 4, newest_edition: 3, unknown: [] }])
    const { body: answer } = await bia.get('/api/v1/wants')
    const found = answer.wants.map(({ product, any_edition, finish, quantity }: Record<string, unknown>) => ({
      ...{ card: (product as { name_en: string }).name_en, any_edition, finish, quantity },
    }))
    expect(found).toContainEqual({ card: 'Lightning Bolt', any_edition: true, finish: null, quantity: 3 })
    expect(found).toContainEqual({
      ...{ card: 'Jace, the Mind Sculptor', any_edition: false, finish: 'foil', quantity: 1 },
    })
  })

  it('is not saved while a line is not understood, unless such lines are left out', async () => {
    const before = await codes()
    const list = '1 Dark Magician\n1 Dark Magican Gril'
    const first = (await save({ list })).body as KeptList
    expect(first).toMatchObject({ saved: 0, unknown: [{ line_number: 2, reason: 'not_found' }] })
    expect(first.unknown[0]!.suggestions[0]).toMatchObject({ name: 'Maga Negra', game: 'Yu-Gi-Oh!' })
    expect(await codes()).toEqual(before)
    expect((await save({ list, skip_unknown: true })).body.saved).toBe(1)
    expect(await codes()).toContain('RA04-EN106')
  })

  it('is refused in a clear sentence where it is no list, and to visitors', async () => {
    const list = async (text: string) => (await save({ list: text })).body.fields?.list
    expect(await list('Raio\n'.repeat(5000))).toBe('Cole no máximo 2000 linhas de uma vez.')
    expect(await list('PK\u0003\u0004\u0000\u0000')).toContain('Isto não é uma lista em texto.')
    expect(await list('a'.repeat(400_000))).toBe('A lista é longa demais. Divida em duas.')
    expect(await list('// só um comentário')).toBe('Cole uma lista ou escreva ao menos uma carta.')
    const huge = await save({ list: 'a'.repeat(10_000_000) })
    expect([huge.status, huge.body.message]).toEqual([413, 'O conteúdo enviado é grande demais.'])
    expect((await post('/api/v1/wants/list', { list: '1 Raio' })).status).toBe(401)
  })
})

describe('a list of a collection', async () => {
  const bia = await as('beatriz.camargo@bracards.example')
  const add = async (body: object) => (await bia.post('/api/v1/userCollections/add_list', body)).body as KeptList

  it('adds the copies as its columns tell them, and the others as they are told for all', async () => {
    const csv = `Name,Set code,Collector number,Foil,Quantity,Condition,Language
Lightning Bolt,2XM,141,foil,3,lightly_played,en
Lightning Bolt,2XM,141,normal,1,,
Lightning Bolt,2XM,141,,1,,`
    expect(await add({ list: csv, condition: 'MP', language: 'JP' })).toMatchObject({ saved: 5, newest_edition: 0 })
    const id = await idOf('2XM-141')
    const { items } = (await bia.get(`/api/v1/userCollections/products/${id}`)).body
    const copies = items.map(({ quantity, condition, language, finish }: Record<string, unknown>) => [
      ...[quantity, condition, language, finish],
    ])
    expect(copies).toEqual([
      [3, 'SP', 'EN', 'foil'],
      [2, 'MP', 'JP', 'normal'],
    ])
  })

  it('adds copies in the finish and the edition that a shop names', async () => {
    const csv = `Name,Set,Card Number,Quantity,Printing,Condition
Mago Negro,RA04,EN106,1,1st Edition Rainbow Foil,Near Mint
Mago Negro,RA04,EN106,1,Unlimited,Near Mint`
    expect(await add({ list: csv })).toMatchObject({ saved: 2 })
    expect(await add({ list: '1 Mago Negro (RA04) EN106 [1st Edition]' })).toMatchObject({ saved: 1 })
    const { items } = (await bia.get(`/api/v1/userCollections/products/${await idOf('RA04-EN106')}`)).body
    const copies = items.map(({ finish, extras }: { finish: string; extras: string[] }) => [finish, ...extras].join())
    expect(copies.toSorted()).toEqual(['normal,1edicao', 'normal,ilimitada', 'rainbow,1edicao'])
    for (const { id } of items) await bia.remove(`/api/v1/userCollections/${id}`)
  })

  it('adds nothing while a line is not understood', async () => {
    const answer = await add({ list: '1 Mago Negro\n!!!' })
    expect(answer).toMatchObject({ saved: 0, unknown: [{ line_number: 2, text: '!!!', reason: 'unreadable' }] })
    const { items } = (await bia.get(`/api/v1/userCollections/products/${await idOf('RA04-EN106')}`)).body
    expect(items).toEqual([])
  })
})
