import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post } = await testApp()
const ask = async (body: object) => post('/api/v1/cart/best', { uf: 'SP', ...body })
const best = async (body: object) => {
  const answer = await ask(body)
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return answer.body as BestBasket
}
const products = await app.db
  .selectFrom('products as p')
  .innerJoin('product_stats as s', 's.product_id', 'p.id')
  .select(['p.id', 'p.name', 'p.name_en', 'p.code', 's.offers', 's.quantity'])
  .where('p.type', '=', 'tcg')
  .where('s.offers', '>', 3)
  .orderBy('p.id')
  .limit(40)
  .execute()
const unitsOf = ({ stores }: BestBasket, line: number) =>
  stores
    .flatMap(({ items }) => items.filter((item) => item.line === line))
    .reduce((sum, each) => sum + each.quantity, 0)
const offersOf = (productId: number) =>
  app.db.selectFrom('listings').selectAll().where('product_id', '=', productId).where('on_sale', '=', true).execute()

describe('the cheapest basket', () => {
  it('has every wanted unit, and its figures add up', async () => {
    const lines = products.slice(0, 12).map(({ id }) => ({ product_id: id, quantity: 1 }))
    const basket = await best({ lines })
    expect(basket.unknown).toEqual([])
    for (const { line, missing } of basket.lines) expect([unitsOf(basket, line), missing]).toEqual([1, 0])
    for (const { items, goods_cents } of basket.stores)
      expect(items.reduce((sum, each) => sum + each.quantity * each.price_cents, 0)).toBe(goods_cents)
    const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)
    expect(basket.goods_cents).toBe(sum(basket.stores.map((each) => each.goods_cents)))
    expect(basket.freight_cents).toBe(sum(basket.stores.map((each) => each.freight.cents)))
    expect(basket.total_cents).toBe(basket.goods_cents + basket.freight_cents)
    expect(basket.gap_cents).toBe(0)
  })

  it('is told to be within two per cent of the cheapest there could be, dear cards and cheap ones together', async () => {
    for (const uf of ['SP', 'AM']) {
      const basket = await best({
        uf,
        lines: products.map(({ id }, at) => ({ product_id: id, quantity: 1 + (at % 3) })),
      })
      expect(basket.gap_cents! / basket.total_cents).toBeLessThan(0.02)
    }
  })

  it('costs no more than a budget, freight counted, and has the more lines the higher it is', async () => {
    const lines = products.slice(0, 12).map(({ id }) => ({ product_id: id, quantity: 1 }))
    const whole = await best({ lines })
    let had = 0
    for (const share of [0.1, 0.3, 0.6, 0.9, 1]) {
      const most_cents = Math.round((whole.goods_cents + whole.freight_cents) * share)
      const basket = await best({ lines, most_cents })
      expect(basket.goods_cents + basket.freight_cents).toBeLessThanOrEqual(most_cents)
      const bought = basket.stores.flatMap(({ items }) => items).length
      expect(bought).toBeGreaterThanOrEqual(had)
      expect(basket.lines.filter(({ dropped }) => dropped).length).toBe(12 - bought)
      had = bought
    }
    expect(had).toBe(12)
  })

  it('shows what the store wrote of each copy, its photos and its passport', async () => {
    const [{ id }] = products as [(typeof products)[number]]
    const notes = { comment: 'Risco fino no foil.', photos: ['/media/uploads/um.webp'] }
    await app.db.updateTable('listings').set(notes).where('product_id', '=', id).execute()
    const basket = await best({ lines: [{ product_id: id, quantity: 1 }] })
    expect(basket.stores[0]!.items[0]).toMatchObject({ ...notes, passport: null })
  })

  it('comes from no more stores than are asked for, and promises nothing beyond them', async () => {
    const lines = products.slice(0, 12).map(({ id }) => ({ product_id: id, quantity: 2 }))
    const free = await best({ lines })
    expect(free.stores.length).toBeGreaterThan(2)
    const two = await best({ lines, most_stores: 2 })
    expect(two.stores.length).toBeLessThanOrEqual(2)
    expect(two.alternatives).toEqual([])
    const lackOf = (basket: BestBasket) => basket.lines.reduce((sum, { missing }) => sum + missing, 0)
    expect(two.gap_cents === null).toBe(lackOf(two) > lackOf(free))
    const many = await best({ lines, most_stores: 10 })
    expect(many.total_cents).toBeLessThanOrEqual(two.total_cents)
    expect((await ask({ lines, most_stores: 0 })).status).toBe(422)
    expect((await ask({ lines, most_stores: 11 })).status).toBe(422)
  })

  it('comes only from those who post within the days that are asked for', async () => {
    const lines = products.slice(0, 12).map(({ id }) => ({ product_id: id, quantity: 1 }))
    const daysOf = ({ stores }: BestBasket) => stores.flatMap(({ store }) => store?.posts_in_days ?? [])
    expect(Math.max(...daysOf(await best({ lines })))).toBeGreaterThan(1)
    expect(new Set(daysOf(await best({ lines, posts_in_days: 1 })))).toEqual(new Set([1]))
    const { status, body } = await ask({ lines, posts_in_days: 6 })
    expect([status, body.fields.posts_in_days]).toEqual([422, 'Escolha de 1 a 5 dias úteis.'])
  })

  it('costs no more than the cheapest offer of each card, each with its own freight', async () => {
    const [card] = products
    const basket = await best({ lines: [{ product_id: card!.id }] })
    const { body } = await post('/api/v1/1/product-stores', { product_id: card!.id, uf: 'SP', order: 'total' })
    expect(basket.total_cents).toBeLessThanOrEqual(body.stores[0].total_cents)
  })

  it('keeps to the condition, the languages and the finishes of each line', async () => {
    const [card] = products
    const asked = { product_id: card!.id, condition: 'NM', languages: ['PT'], any_printing: true }
    const { stores } = await best({ lines: [asked] })
    const items = stores.flatMap((each) => each.items)
    expect(items.length).toBe(1)
    for (const { condition, language } of items) {
      expect(['M', 'NM']).toContain(condition)
      expect(language).toBe('PT')
    }
  })

  it('tells how many units nobody has, and buys the rest', async () => {
    const [card] = products
    const stock = (await offersOf(card!.id)).reduce((sum, { quantity }) => sum + quantity, 0)
    const basket = await best({ lines: [{ product_id: card!.id, quantity: stock + 7 }] })
    expect(basket.lines[0]).toMatchObject({ quantity: stock + 7, missing: 7 })
    expect(unitsOf(basket, 1)).toBe(stock)
  })

  it('never sells a unit twice to two lines of the same card', async () => {
    const [card] = products
    const stock = (await offersOf(card!.id)).reduce((sum, { quantity }) => sum + quantity, 0)
    const line = { product_id: card!.id, quantity: stock }
    const basket = await best({ lines: [line, { ...line, quantity: 2 }] })
    expect(basket.lines.map(({ missing }) => missing).reduce((sum, each) => sum + each)).toBe(2)
    const taken = Map.groupBy(
      basket.stores.flatMap((each) => each.items),
      (item) => item.listing_id,
    )
    for (const { id, quantity } of await offersOf(card!.id))
      expect((taken.get(id) ?? []).reduce((sum, each) => sum + each.quantity, 0)).toBeLessThanOrEqual(quantity)
  })

  it('buys nothing in the store of who asks', async () => {
    const seller = await as('seller')
    const own = await app.db
      .selectFrom('listings as l')
      .innerJoin('stores as s', 's.id', 'l.store_id')
      .select(['l.product_id', 'l.store_id'])
      .where('s.owner_id', '=', seller.id)
      .where('l.on_sale', '=', true)
      .orderBy('l.price_cents')
      .limit(30)
      .execute()
    const lines = [...new Set(own.map((each) => each.product_id))].map((product_id) => ({ product_id, quantity: 20 }))
    const visitors = await best({ lines })
    const sellers = (await seller.post('/api/v1/cart/best', { uf: 'SP', lines })).body as BestBasket
    expect(visitors.stores.map(({ store }) => store?.id)).toContain(own[0]!.store_id)
    expect(sellers.stores.map(({ store }) => store?.id)).not.toContain(own[0]!.store_id)
  })
})

describe('a pasted list', () => {
  it('is understood by set and number, by code and by name, and tells what is unknown', async () => {
    const [first, second] = products
    const [set, number] = first!.code.split('-')
    const list = `Deck\n2 ${first!.name} ${set} ${number}\n\n1 ${second!.name.toUpperCase()}\n3 Carta que não existe\n999999`
    const basket = await best({ list, limits: { condition: 'D' } })
    expect(basket.lines.map(({ line, found_by, quantity }) => [line, found_by, quantity])).toEqual([
      [1, 'reference', 2],
      [2, 'name', 1],
    ])
    expect(basket.lines[0]).toMatchObject({
      product: { id: first!.id },
      condition: 'D',
      text: `2 ${first!.name} ${set} ${number}`,
    })
    const bought = basket.stores.flatMap(({ items }) => items).filter(({ line }) => line === 1)
    expect(new Set(bought.map(({ product_code: code }) => code))).toEqual(new Set([first!.code]))
    expect(basket.unknown).toEqual([
      { line: 3, line_number: 5, text: '3 Carta que não existe', reason: 'not_found', word: null, suggestions: [] },
      { line: 4, line_number: 6, text: '999999', reason: 'unreadable', word: null, suggestions: [] },
    ])
  })

  it('tells where a card is found by its name though we have no such set, and asks where a number is not there', async () => {
    const [first] = products
    const [set] = first!.code.split('-')
    const list = `1 ${first!.name} ${set} 9999\n1 ${first!.name} (NAO)\n1 ${first!.name}`
    const { lines, unknown } = await best({ list })
    expect(lines.map(({ found_by: by }) => by)).toEqual(['other_printing', 'name'])
    expect(unknown.map(({ line_number: at }) => at)).toEqual([1])
  })

  it('that names a set by its code or its name, without a number, has the card of that set', async () => {
    const { rows } = await sql<{ being: string; id: number; code: string; set: string }>`
      select p.name being, p.id, c.code, c.name set from products p join categories c on c.id = p.category_id
      where p.type = 'tcg' and c.code is not null and exists (select from listings l where l.product_id = p.id and l.on_sale)
        and p.name in (select name from products where type = 'tcg' group by name having count(distinct category_id) > 1)
      order by p.name, p.id limit 2`.execute(app.db)
    for (const { being, id, code, set } of rows) {
      const list = `Deck\n1 ${being} (${code.toLowerCase()})`
      const sheet = `Quantidade;Nome;Coleção\n1;${being};${set}`
      for (const pasted of [list, sheet]) {
        const { lines } = await best({ list: pasted })
        expect(lines).toMatchObject([{ found_by: 'reference', product: { id }, missing: 0 }])
      }
    }
    expect(rows).toHaveLength(2)
  })

  it('has wishes for all its lines, and of its own for some, also how dear a unit may be', async () => {
    const [first, second] = products
    const [set, number] = first!.code.split('-')
    const cheapest = Math.min(...(await offersOf(second!.id)).map(({ price_cents }) => price_cents))
    const list = `1 ${set} ${number}\n2 ${second!.code}\n1 ${second!.code}`
    const own = { condition: 'D', languages: ['EN', 'PT'], finishes: ['normal'] }
    const basket = await best({
      list,
      limits: { condition: 'NM', most_cents: cheapest - 1 },
      own_limits: [{ line_number: 1, ...own }],
    })
    expect(basket.lines).toMatchObject([
      { condition: 'D', languages: ['EN', 'PT'], finishes: ['normal'], most_cents: null },
      { condition: 'NM', languages: [], finishes: [], most_cents: cheapest - 1, missing: 2 },
      { condition: 'NM', missing: 1 },
    ])
    const just = await best({ list: `1 ${second!.code}`, limits: { most_cents: cheapest } })
    expect(just.goods_cents).toBe(cheapest)
  })

  it('names cards in English too, and follows the lines that were sent by themselves', async () => {
    const english = products.find(({ name, name_en }) => name_en && name_en !== name)!
    const basket = await best({
      lines: [{ product_id: 2_000_000_000 }],
      list: `1 ${english.name_en}`,
    })
    expect(basket.unknown).toMatchObject([{ line: 1, line_number: null, text: '#2000000000', reason: 'not_found' }])
    expect(basket.lines).toMatchObject([{ line: 2, found_by: 'name' }])
  })
})

describe('an alternative', () => {
  const lines = products.slice(0, 10).map(({ id }) => ({ product_id: id, quantity: 2, condition: 'NM' }))

  it('that closes a store holds when it is taken', async () => {
    const basket = await best({ lines })
    const closing = basket.alternatives.filter(({ kind }) => kind === 'close_store')
    expect(closing.length).toBeGreaterThan(0)
    for (const { store_id, difference_cents, missing } of closing) {
      const without = await best({ lines, closed_stores: [store_id] })
      expect(without.stores.map(({ store }) => store?.id)).not.toContain(store_id)
      expect(without.lines.reduce((sum, line) => sum + line.missing, 0)).toBe(missing)
      expect(without.total_cents).toBeLessThanOrEqual(basket.total_cents + difference_cents)
    }
  })

  it('that drops a card saves what it says or more', async () => {
    const basket = await best({ lines })
    const dropping = basket.alternatives.filter(({ kind }) => kind === 'drop_line')
    expect(dropping.length).toBe(3)
    for (const { line, difference_cents } of dropping) {
      expect(difference_cents).toBeLessThan(0)
      const without = await best({ lines, dropped: [line] })
      expect(without.lines.find((each) => each.line === line)).toMatchObject({ dropped: true, missing: 0 })
      expect(without.total_cents).toBeLessThanOrEqual(basket.total_cents + difference_cents)
    }
  })

  it('that takes a worse condition costs less or has more', async () => {
    const basket = await best({ lines })
    const worse = basket.alternatives.find(({ kind }) => kind === 'worse_condition')
    expect(worse).toBeDefined()
    const taken = await best({ lines, worse_condition: true })
    expect(taken.lines.every(({ condition }) => condition === 'SP')).toBe(true)
    expect(taken.lines.reduce((sum, line) => sum + line.missing, 0)).toBe(worse!.missing)
    expect(taken.total_cents).toBeLessThanOrEqual(basket.total_cents + worse!.difference_cents)
  })
})

describe('a question that cannot be answered', () => {
  it('is refused in Portuguese, at its field', async () => {
    expect((await ask({})).body.fields).toEqual({ list: 'Cole uma lista ou escolha ao menos uma carta.' })
    const nowhere = await post('/api/v1/cart/best', { list: '1 Saci' })
    expect([nowhere.status, nowhere.body.fields]).toEqual([422, { cep: 'Informe o CEP ou o estado de entrega.' }])
    expect((await ask({ lines: [{ product_id: 1, quantity: 0 }] })).body.fields).toEqual({
      'lines.0.quantity': 'Informe ao menos 1.',
    })
    expect((await ask({ lines: [{}] })).body.fields).toEqual({ 'lines.0.name': 'Escolha a carta ou escreva o nome.' })
    expect((await ask({ list: '1 Saci', own_limits: [{ line_number: 1, most_cents: 0 }] })).body.fields).toEqual({
      'own_limits.0.most_cents': 'Informe um valor acima de zero.',
    })
    expect((await ask({ list: 'Saci\n'.repeat(201) })).body.fields).toEqual({
      list: 'Peça no máximo 200 linhas de uma vez.',
    })
    expect((await post('/api/v1/cart/best', { list: '1 Saci', cep: '00000-000' })).body.code).toBe(
      'postal_code_not_found',
    )
  })
})
