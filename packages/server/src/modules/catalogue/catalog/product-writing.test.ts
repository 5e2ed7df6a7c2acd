import { numberSort, referenceOf, totalReferenceOf } from '@bra/contract/trade/references'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { saveBusinesses, saveTags } from '../imports/index.ts'
import {
  type CategoryRow,
  categoryIds,
  type ProductRow,
  recountCategories,
  saveCategories,
  saveProducts,
} from './index.ts'

const { app } = await testApp()
const source = 'test-source'

const businesses = await app.transaction((tx) =>
  saveBusinesses(tx, [{ slug: 'jogo-de-teste', name: 'Jogo de teste', kind: 'tcg', position: 9 }]),
)

const set = (code: string, changes: Partial<CategoryRow> = {}): CategoryRow => ({
  business_id: businesses.get('jogo-de-teste')!,
  type: 'tcg',
  name: `Coleção ${code}`,
  slug: code.toLowerCase(),
  code,
  total: 30,
  source,
  source_id: code,
  ...changes,
})

const card =
  (number: string, name: string, changes: Partial<ProductRow> = {}) =>
  (category_id: number) => ({
    category_id,
    type: 'tcg' as const,
    name,
    slug: name.toLowerCase(),
    card_number: number,
    number_sort: numberSort(number),
    code: `TST-${number}`,
    reference: referenceOf('TST', number),
    reference_total: totalReferenceOf(number, 30),
    source,
    source_id: number,
    created_at: app.clock.now(),
    updated_at: app.clock.now(),
    ...changes,
  })

describe('writing a catalogue', () => {
  it('counts what was added, changed and left alone', async () => {
    await app.transaction(async (tx) => {
      expect(await saveCategories(tx, [set('TST'), set('TS2')])).toEqual({ inserted: 2, updated: 0, unchanged: 0 })
      expect(await saveCategories(tx, [set('TST', { total: 31 }), set('TS2')])).toEqual({
        inserted: 0,
        updated: 1,
        unchanged: 1,
      })
    })
  })

  it('changes a product only where its row differs, and keeps the day it came', async () => {
    const category = (await categoryIds(app.db, source)).get('TST')!
    const first = [card('TG16', 'Quimérico')(category), card('1', 'Boitatá')(category)]
    const later = new Date(app.clock.now().getTime() + 60_000)
    const again = [
      card('TG16', 'Quimérico Ancião', {
        images: ['/a.webp'],
        element_ids: [2, 1],
        created_at: later,
        updated_at: later,
      })(category),
      card('1', 'Boitatá', { created_at: later, updated_at: later })(category),
    ]
    await app.transaction(async (tx) => {
      expect(await saveProducts(tx, first)).toEqual({ inserted: 2, updated: 0, unchanged: 0 })
      expect(await saveProducts(tx, again)).toEqual({ inserted: 0, updated: 1, unchanged: 1 })
    })
    const kept = await app.db
      .selectFrom('products')
      .selectAll()
      .where('source', '=', source)
      .orderBy('number_sort')
      .execute()
    expect(kept).toMatchObject([
      { name: 'Boitatá', reference: 'tst1', reference_total: '1/30', updated_at: app.clock.now(), weight_grams: 2 },
      {
        name: 'Quimérico Ancião',
        reference_total: 'tg16/tg30',
        images: ['/a.webp'],
        element_ids: [2, 1],
        created_at: app.clock.now(),
        updated_at: later,
      },
    ])
  })

  it('keeps the last of two rows with one key', async () => {
    const category = (await categoryIds(app.db, source)).get('TS2')!
    const rows = [card('5', 'Xurupim')(category), card('5', 'Xurupito')(category)]
    expect(await app.transaction((tx) => saveProducts(tx, rows))).toEqual({ inserted: 1, updated: 0, unchanged: 1 })
  })

  it('counts the products of a set and knows every word of the names', async () => {
    const ids = [...(await categoryIds(app.db, source)).values()]
    await app.transaction((tx) => recountCategories(tx, ids))
    const sets = await app.db
      .selectFrom('categories')
      .select(['code', 'products_count'])
      .where('source', '=', source)
      .execute()
    expect(sets).toEqual(
      expect.arrayContaining([
        { code: 'TST', products_count: 2 },
        { code: 'TS2', products_count: 1 },
      ]),
    )
    const words = await app.db
      .selectFrom('search_words')
      .select('word')
      .where('word', 'in', ['quimerico', 'xurupito', 'xurupim'])
      .execute()
    expect(words.map((row) => row.word).sort()).toEqual(['quimerico', 'xurupito'])
  })

  it('forgets a word that no name has any more', async () => {
    await app.transaction(async (tx) => {
      const category = (await categoryIds(tx, source)).get('TS2')!
      await saveProducts(tx, [card('5', 'Xurupira')(category)])
    })
    const words = await app.db
      .selectFrom('search_words')
      .select('word')
      .where('word', 'in', ['xurupito', 'xurupira'])
      .execute()
    expect(words).toEqual([{ word: 'xurupira' }])
  })

  it('answers the ids of tags, new and known', async () => {
    const rows = [{ slug: 'tucum', name: 'Tucum', image: null }]
    const first = await app.transaction((tx) => saveTags(tx, 'brand', rows))
    const again = await app.transaction((tx) =>
      saveTags(tx, 'brand', [{ slug: 'tucum', name: 'Tucum Jogos', image: null }]),
    )
    expect(again).toEqual(first)
  })
})
