import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { importCards, manyGames } from '../../../testing/many-games.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as, clock, get } = await testApp()
const seller = await as('seller')
const stranger = await as('joelma.nazare@bracards.example')
const store = await storeOf(app, seller.id)
const category = await app.db
  .selectFrom('categories')
  .select(['id', 'products_count'])
  .where('code', '=', 'BDN')
  .executeTakeFirstOrThrow()
const variant = { condition: 'HP', language: 'KO', finish: 'normal' }
const ask = (what: string, body: object, who = seller) =>
  who.post(`/api/v1/product-register/${what}`, { store_id: store, ...body })
const checklist = async () => (await ask('checklist', { category_id: category.id, ...variant })).body.rows
const line = (reference: string) => ({ reference, ...variant, extras: [] })

describe('the checklist of a set', () => {
  it('has every product in its order, with what the store has of the variant and what it is worth', async () => {
    const rows = await checklist()
    expect(rows).toHaveLength(category.products_count)
    expect(rows[3]).toMatchObject({ card_number: '004', code: 'BDN-004', own: null })
    expect(rows.filter((row: { fair: object | null }) => row.fair).length).toBeGreaterThan(rows.length / 2)
  })

  it('reaches the last card of a set of 1,697', async () => {
    const line = (_: unknown, at: number) =>
      `Magic;Mystery Booster;MB1;MB1-${at + 1};${at + 1};Carta ${at + 1};Card;c${at}\n`
    await importCards(app, Array.from({ length: 1697 }, line).join(''))
    const { id } = await app.db
      .selectFrom('categories')
      .select('id')
      .where('code', '=', 'MB1')
      .executeTakeFirstOrThrow()
    const page = async (number: number) => (await ask('checklist', { category_id: id, ...variant, page: number })).body
    const pages = await Promise.all([1, 2, 3, 4].map(page))
    expect(pages[0].paginate).toMatchObject({ last_page: 4, total: 1697 })
    const numbers = pages.flatMap(({ rows }) => rows.map((row: { card_number: string }) => row.card_number))
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([1697, '1', '1697'])
    expect((await ask('checklist', { category_id: id, ...variant, per_page: 501 })).status).toBe(422)
  })

  it('is told to the owner alone', async () => {
    const { status, body } = await ask('checklist', { category_id: category.id, ...variant }, stranger)
    expect([status, body.code]).toEqual([404, 'store_not_found'])
  })
})

describe('references', () => {
  it('are looked up many at once, in the order asked', async () => {
    const { body } = await ask('find', { lines: ['bdn 4', 'ZZZ 999', 'BDN-017', '004/120'].map(line) })
    const codes = body.found.map((meant: { code: string }[]) => meant.map(({ code }) => code))
    expect(codes[0]).toEqual(['BDN-004'])
    expect(codes[1]).toEqual([])
    expect(codes[2]).toEqual(['BDN-017'])
    expect(codes[3]).toContain('BDN-004')
  })

  it('may be names, with or without accents, the whole name before longer ones', async () => {
    const names = ['boitata', 'MULA SEM CABECA', 'cabeça mula', 'ninguem tem este nome', '%']
    const { body } = await ask('find', { lines: names.map(line) })
    const found = body.found.map((meant: { name: string }[]) => meant.map(({ name }) => name)) as string[][]
    expect(found[0]!.length).toBeGreaterThan(1)
    for (const name of found[0]!) expect(name).toMatch(/^Boitatá/)
    expect(found[1]![0]).toBe('Mula sem Cabeça')
    expect(found[2]![0]).toBe('Mula sem Cabeça')
    expect(found.slice(3)).toEqual([[], []])
    for (const meant of found) expect(meant.length).toBeLessThanOrEqual(6)
  })

  it('are printed codes of many games, and a word of the line chooses the game or the rarity', async () => {
    await importCards(app, manyGames)
    await importCards(
      app,
      `Magic;Archenemy;ARC;ARC-1;1;Behold My Grandeur;Behold My Grandeur;oracle-behold
Lorcana;Archazia;ARC;ARC-1L;1;Rhino;Rhino;rhino
Magic;Phyrexia;PNPH;PNPH-73;73;Gitaxian Probe;Gitaxian Probe;oracle-probe
Magic;Phyrexia;PNPH;PNPH-73S;73★;Gitaxian Probe;Gitaxian Probe;oracle-probe
Yu-Gi-Oh!;Rarity;RA04;RA04-EN106-S;EN106;Mago Negro;Dark Magician;4041
Yu-Gi-Oh!;Rarity;RA04;RA04-EN106-SR;EN206;Mago Negro;Dark Magician;4041
One Piece;Premium;PRB01;PRB01-OP01-024;OP01-024;Monkey.D.Luffy;Monkey.D.Luffy;OP01-024
`,
    )
    await app.database.pool.query(`
      insert into rarities (slug, name, glyph, rank) values ('super-rare', 'Super Rare', '*', 900), ('rare', 'Rare', '*', 901)
      on conflict do nothing`)
    await app.database.pool.query(`update products p set variant = 'rare', card_number = first.card_number,
      reference = first.reference from products first where p.code = 'RA04-EN106-SR' and first.code = 'RA04-EN106-S'`)
    await app.database.pool.query(`update products set rarity_id = (select id from rarities where slug = case
      when code = 'RA04-EN106-S' then 'super-rare' else 'rare' end) where code in ('RA04-EN106-S', 'RA04-EN106-SR')`)
    const asked = [
      ...[['OP01-024'], ['P-003'], ['PRB01 OP01-024'], ['LTGY-PT014'], ['PNPH 73★'], ['PNPH 73'], ['ARC 1']],
      ...[['ARC 1', 'lorcana'], ['RA04-EN106'], ['RA04-EN106', 'super', 'rara'], ['RA04-EN106', 'rara']],
      ['RA04-EN106', 'ghost'],
    ]
    const lines = asked.map(([reference, ...choices]) => ({ ...line(reference!), choices }))
    const { body } = await ask('find', { lines })
    expect(body.found.map((meant: { code: string }[]) => meant.map(({ code }) => code))).toEqual([
      ...[['OP01-024'], ['P-003'], ['PRB01-OP01-024'], ['LTGY-EN014'], ['PNPH-73S'], ['PNPH-73'], ['ARC-1', 'ARC-1L']],
      ...[['ARC-1L'], ['RA04-EN106-S', 'RA04-EN106-SR'], ['RA04-EN106-S'], ['RA04-EN106-SR']],
      ['RA04-EN106-S', 'RA04-EN106-SR'],
    ])
    expect(body.found[6].map(({ game }: { game: string }) => game)).toEqual(['Magic', 'Lorcana'])
  })

  it('are found by every code of their set', async () => {
    await importCards(app, 'Pokémon;Promos;SVP;svp-173;173;Eevee;Eevee;eevee-173\n')
    await app.database.pool.query("update categories set code = 'PR-SV', other_codes = '{SVP}' where code = 'SVP'")
    const { body } = await ask('find', { lines: ['PR-SV 173', 'PR-SV173', 'SVP 173', 'PR-SV 174'].map(line) })
    expect(body.found.map((meant: { code: string }[]) => meant.map(({ code }) => code))).toEqual([
      ...[['svp-173'], ['svp-173'], ['svp-173'], []],
    ])
  })

  it('may be whole names of any length, and are left out where the card is called otherwise', async () => {
    await importCards(
      app,
      `Pokémon;Noble Victories;NVI;NVI-101;101;N;N;n
Pokémon;Scarlet;SVI;SVI-186;186;Pokégear 3.0;Pokégear 3.0;tool-3
Pokémon;Flames;OBF;OBF-125;125;Charizard ex;Charizard ex;charizard-ex
Pokémon;Base;BS;BS-4;4;Charizard;Charizard;charizard
`,
    )
    const whole = (reference: string) => ({ ...line(reference), is_whole: true })
    const named = (name: string, reference: string) => ({ ...line(reference), name })
    const lines = [
      ...[whole('n'), whole('Pokegear 3.0'), whole('Pokégear'), named('charizard ex', 'OBF 125')],
      ...[named('Charizard', 'OBF 125'), named('Pokégear 3.0', 'SVI 186')],
    ]
    const { body } = await ask('find', { lines })
    expect(body.found.map((meant: { code: string }[]) => meant.map(({ code }) => code))).toEqual([
      ...[expect.arrayContaining(['NVI-101']), ['SVI-186'], [], ['OBF-125'], [], ['SVI-186']],
    ])
  })

  it('are refused to strangers, and in numbers beyond a batch', async () => {
    expect((await ask('find', { lines: [line('BDN 4')] }, stranger)).status).toBe(404)
    expect((await ask('find', { lines: Array.from({ length: 201 }, () => line('BDN 4')) })).status).toBe(422)
  })
})

describe('a batch', () => {
  const listing = async (change: object = {}) => ({
    key: randomUUID() as string,
    product_id: (await checklist())[10].id,
    ...variant,
    price_cents: 590,
    quantity: 2,
    ...change,
  })
  const enter = (listings: object[], ifExists = 'add') => ask('save', { if_exists: ifExists, listings })
  const anew = <T extends object>(one: T) => ({ ...one, key: randomUUID() as string })
  const inStore = async (at: number) => (await checklist())[at].own

  it('puts offers on sale; each sent again with its key enters nothing twice', async () => {
    const one = await listing()
    const first = await enter([one])
    expect([first.status, first.body.message]).toEqual([200, 'Salvo com sucesso.'])
    expect(first.body.results[0].outcome).toBe('created')
    expect((await enter([one])).body).toEqual(first.body)
    expect((await enter([one, one])).body.results).toEqual([first.body.results[0], first.body.results[0]])
    expect(await inStore(10)).toMatchObject({ quantity: 2, price_cents: 590 })
    await enter([anew(one)])
    expect((await inStore(10)).quantity).toBe(4)
    await enter([anew(one)], 'replace')
    expect((await inStore(10)).quantity).toBe(2)
    const { body } = await get(`/api/v1/1/find-by-rdc/BDN 11`)
    expect(body.products[0].offers).toBeGreaterThan(0)
  })

  it('puts a number in the place of another only where that is the one that was seen', async () => {
    const one = { ...(await listing({ language: 'ZH', quantity: 5 })), quantity_was: 0 }
    await enter([one], 'replace')
    const fewer = { ...anew(one), quantity: 4, quantity_was: 5 }
    const sold = app.db.updateTable('listings').set({ quantity: 3 }).where('language', '=', 'ZH')
    await sold.where('product_id', '=', one.product_id).where('store_id', '=', store).execute()
    const { body } = await enter([fewer], 'replace')
    expect(body.results).toMatchObject([
      { outcome: 'refused', stock: 3, message: expect.stringContaining('Agora há 3.') },
    ])
    const again = await enter([{ ...fewer, quantity_was: 3 }], 'replace')
    expect(again.body.results).toMatchObject([{ outcome: 'changed', stock: null }])
  })

  it('is found again in whichever order the extras of a copy are told', async () => {
    const { id, code } = (await checklist())[14]
    const extras = ['assinada', 'promo']
    await enter([await listing({ product_id: id, extras })])
    const { body } = await ask('find', { lines: [{ ...line(code), extras }] })
    expect(body.found[0][0].own).toMatchObject({ quantity: 2, price_cents: 590 })
  })

  it('enters each offer once, whichever others it comes with', async () => {
    const rows = await checklist()
    const [a, b, c] = await Promise.all([11, 12, 13].map((at) => listing({ product_id: rows[at].id })))
    const first = await enter([a!, b!])
    const { body } = await enter([c!, b!])
    expect(body.results[1]).toEqual(first.body.results[1])
    expect(body.results[0].outcome).toBe('created')
    expect((await Promise.all([11, 12, 13].map(inStore))).map(({ quantity }) => quantity)).toEqual([2, 2, 2])
  })

  it('enters what is right, and tells what is wrong of the rest', async () => {
    const listings = [await listing({ product_id: 999_999 }), await listing({ language: 'RU' })]
    const { body } = await enter(listings)
    expect(body.results.map((row: { outcome: string }) => row.outcome)).toEqual(['refused', 'created'])
    expect(body.results[0].message).toBe('Não encontramos este produto.')
    const wrong = await enter([await listing({ price_cents: 0 })])
    expect(wrong.body.fields).toEqual({ 'listings.0.price_cents': 'O preço precisa ser maior que zero.' })
  })

  it('decides again on what was refused, though its key is the same', async () => {
    const one = await listing({ language: 'FR', quantity: 99_999 })
    await enter([anew(one)])
    const full = await enter([one])
    expect(full.body.results[0].outcome).toBe('refused')
    expect((await enter([one], 'replace')).body.results[0].outcome).toBe('unchanged')
  })

  it('is refused to strangers', async () => {
    const batch = { if_exists: 'add', listings: [await listing()] }
    expect((await ask('save', batch, stranger)).body.code).toBe('store_not_found')
  })

  it.skipIf(!inject('databaseUrl'))('sent by many tabs at once enters each offer once', async () => {
    const rows = await checklist()
    const listings = await Promise.all([14, 15].map((at) => listing({ product_id: rows[at].id })))
    const answers = await Promise.all([
      enter(listings),
      enter(listings),
      enter(listings.slice(1)),
      enter(listings.toReversed()),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await Promise.all([14, 15].map(inStore))).map(({ quantity }) => quantity)).toEqual([2, 2])
  })

  it('is forgotten after a month', async () => {
    clock.advance(31 * DAY_MS)
    await app.transaction((tx) =>
      tx.insertInto('jobs').values({ name: 'forget_entered_offers', data: '{}', run_at: clock.now() }).execute(),
    )
    await settle(app)
    expect(await app.db.selectFrom('entered_offers').selectAll().execute()).toEqual([])
  })
})
