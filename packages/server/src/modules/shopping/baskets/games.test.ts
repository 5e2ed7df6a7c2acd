import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { describe, expect, it } from 'vitest'
import { refreshAfter } from '../../stores/listings/index.ts'
import { importCards, manyGames } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post, clock } = await testApp()
const joao = await as('joao.meireles@bracards.example')
await importCards(app, manyGames)
const idOf = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

const store = await app.db
  .selectFrom('stores')
  .select(['id', 'uf'])
  .where('status', '=', 'open')
  .where('owner_id', '!=', joao.id)
  .orderBy('id')
  .executeTakeFirstOrThrow()

/** Puts one near-mint copy of each product on sale at these prices in cents. */
async function offer(prices: Record<string, number>) {
  for (const [code, price_cents] of Object.entries(prices)) {
    const variant = { store_id: store.id, product_id: await idOf(code), condition: 'NM', language: 'EN' } as const
    await app.transaction(async (tx) => {
      await tx
        .insertInto('listings')
        .values({
          ...{ ...variant, finish: 'normal', condition_rank: 5, price_cents, quantity: 4, uf: store.uf, extras: [] },
          ...{ grade: null, promotion_id: null, regular_price_cents: null, comment: null, store_open: true },
          ...{ created_at: clock.now(), updated_at: clock.now() },
        })
        .execute()
      await refreshAfter(tx, app, [variant])
    })
  }
}
await offer({ 'M10-146': 400, '2ED-162': 50_000, '2XM-56': 9000, 'C20-114': 200, 'ISD-51': 700, 'LTGY-EN014': 50 })
await offer({ 'OP01-003': 100, 'P-003': 300, 'OP01-024': 1500, 'TFC-1': 800, 'ROF-1': 600 })

/** What the cheapest basket buys for a list. */
const bought = async (list: string, limits: object = {}) => {
  const { body } = await post('/api/v1/cart/best', { uf: 'SP', list, limits })
  return (body as BestBasket).stores.flatMap(({ items }) => items.map((item) => item.product_code))
}
const versionsOf = async (code: string) => {
  const { body } = await post(`/api/v1/1/products-show/${await idOf(code)}`)
  return body.versions.map((version: { code: string }) => version.code)
}

describe('cards of many games in one basket', () => {
  it('are the printing that a line names by set and number, whatever the language of its name', async () => {
    expect(await bought('1 Lightning Bolt (M10) 146')).toEqual(['M10-146'])
    expect(await bought('1 Raio (2ED) 162')).toEqual(['2ED-162'])
    expect(await bought('1 Monkey.D.Luffy (OP01-024)')).toEqual(['OP01-024'])
    expect(await bought('1xOP01-024')).toEqual(['OP01-024'])
  })

  it('are any printing of the card that a line names, and never another card', async () => {
    expect(await bought('1 Lightning Bolt')).toEqual(['M10-146'])
    expect(await bought('1 Lightning Bolt (2ED) 162', { any_printing: true })).toEqual(['M10-146'])
    expect(await bought('1 Jace, the Mind Sculptor', { any_printing: true })).toEqual(['2XM-56'])
    expect(await bought('1xOP01-024', { any_printing: true })).toEqual(['OP01-024'])
    expect(await bought('1xP-003', { any_printing: true })).toEqual(['OP01-003'])
  })

  it('are found by the name of their front face', async () => {
    expect(await bought('1 Delver of Secrets')).toEqual(['ISD-51'])
    expect(await bought('1 perscrutador de segredos')).toEqual(['ISD-51'])
    expect(await bought('1 Insectile Aberration')).toEqual([])
  })

  it('stay within one game where two have a card of that name', async () => {
    const names = await bought('1 Raio', { any_printing: true })
    expect(names).toHaveLength(1)
    expect(await bought('1 Raio (M10) 146', { any_printing: true })).toEqual(['M10-146'])
  })
})

describe('the other versions of a card', () => {
  it('are its printings in the same game', async () => {
    expect(await versionsOf('M10-146')).toEqual(['2ED-162'])
    expect(await versionsOf('OP01-003')).toEqual(['P-003'])
    expect(await versionsOf('OP01-024')).toEqual([])
    expect(await versionsOf('2XM-56')).toEqual([])
    expect(await versionsOf('LTGY-EN014')).toEqual([])
  })

  it('go by the English name while no source has told of a key', async () => {
    expect(await versionsOf('TFC-1')).toEqual(['ROF-1'])
  })

  it('follow a key that a later import brings', async () => {
    await importCards(app, 'Lorcana;The First Chapter;TFC;TFC-1;1;Ariel;Ariel;ariel-on-human-legs\n')
    expect(await versionsOf('TFC-1')).toEqual([])
    await importCards(app, 'Lorcana;Rise of the Floodborn;ROF;ROF-1;1;Ariel;Ariel;ariel-on-human-legs\n')
    expect(await versionsOf('TFC-1')).toEqual(['ROF-1'])
  })
})

describe('a want of any edition', () => {
  it('is answered by printings of its card, not by another card of the same name', async () => {
    const want = async (code: string) =>
      (await joao.post('/api/v1/wants', { product_id: await idOf(code), any_edition: true })).body.want
    expect(await want('2ED-162')).toMatchObject({ fitting: 2, best: { price_cents: 400 } })
    expect(await want('OP01-024')).toMatchObject({ fitting: 1, best: { price_cents: 1500 } })
  })
})
