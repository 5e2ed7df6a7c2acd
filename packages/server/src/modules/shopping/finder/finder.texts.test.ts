import { describe, expect, it } from 'vitest'
import type { Found } from './finder.freshness.ts'
import { matching, totalOf } from './finder.match.ts'
import { windowOf } from './finder.order.ts'
import type { IndexedProduct } from './indexed-products.queries.ts'
import { NO_FILTER, questionOf } from './finder.question.ts'
import { ProductIndex } from './finder.product-index.ts'
import type { Text } from './finder.candidates.ts'
import * as texts from './finder.texts.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

const known: Vocabulary = {
  categories: [],
  category_words: [],
  businesses: [],
  rarities: [
    { id: 1, slug: 'comum', name: 'Comum', glyph: '●', tone: 'neutral' },
    { id: 2, slug: 'rara', name: 'Rara', glyph: '★', tone: 'anil' },
  ],
  elements: [],
  brands: [],
  leagues: [],
  tags: [],
  promotions: [],
  placeOf: new Map(),
  ratings: new Map(),
  storeNames: new Map(),
  shown_on_cards: '',
}
const names = ['saci', 'saci de fogo', 'o grande saci', 'iara', 'mula']
const rows: IndexedProduct[] = Array.from({ length: 4000 }, (_, at) => ({
  id: at + 1,
  type: 'tcg',
  category_id: 1,
  rarity_id: 1 + (at % 2),
  element_ids: '',
  brand_id: null,
  league_id: null,
  tag_ids: '',
  can_send_bra_center: false,
  created_at: at,
  number_sort: null,
  name: names[at % 5]!,
  name_en: '',
  card: `1 ${names[at % 5]}`,
  search: `${names[at % 5]} ${at === 77 ? 'rarissima' : ''}`,
  details: '',
  other_names: '',
  sales: (at * 7919) % 501,
  views: 0,
  offers: null,
  grades: null,
}))
const index = new ProductIndex()
for (const row of rows) index.put(row)
const found: Found = { index, known, catalogueVersion: 1, cardsVersion: 1, isBehind: false }
const now = new Date('2026-03-10T12:00:00Z')
const textOf = (plain: string, exactIds: number[] = []): Text => ({ plain, words: plain.split(' '), exactIds })
const idsOf = (slots: Int32Array | number[]) => Array.from(slots, (slot) => index.ids[slot]!)

/** Finds the naive way: reads every text, and sorts those that have all words. */
function ranked({ plain, words, exactIds }: Text) {
  const closeness = ({ name }: IndexedProduct) =>
    name === plain ? 0 : name.startsWith(plain) || name.endsWith(` ${plain}`) ? 1 : 2
  const others = rows.filter((row) => !exactIds.includes(row.id) && words.every((word) => row.search.includes(word)))
  others.sort((a, b) => closeness(a) - closeness(b) || b.sales - a.sales || a.id - b.id)
  return [...exactIds, ...others.map(({ id }) => id)]
}

describe('what a text finds', () => {
  it.each([
    ['many products', textOf('saci')],
    ['a few', textOf('rarissima mula')],
    ['a printed reference among many', textOf('saci', [5, 4])],
    ['nothing', textOf('curupira')],
  ])('stands nearest first: %s', (_, text) => {
    expect(idsOf(texts.ranked(found, text, 0).slots)).toEqual(ranked(text))
  })

  it.each([textOf('saci'), textOf('rarissima')])('keeps that order where something else is asked too', (text) => {
    const question = questionOf(index, known, { ...NO_FILTER, rarities: ['rara'] }, now)
    const among = texts.ranked(found, text, 0)
    const matches = matching(index, question, among)
    const expected = ranked(text).filter((id) => rows[id - 1]!.rarity_id === 2)
    expect(totalOf(matches)).toBe(expected.length)
    for (const from of [0, 700])
      expect(idsOf(windowOf(among.slots, matches, { from, to: from + 50 }))).toEqual(expected.slice(from, from + 50))
  })

  it('is worked out again when one of them sells, and not for what changes elsewhere', () => {
    const [saci, iara] = [textOf('saci'), textOf('iara')]
    const before = [texts.ranked(found, saci, 0), texts.ranked(found, iara, 0)]
    rows[2] = { ...rows[2]!, sales: 9000 }
    index.put(rows[2])
    expect(idsOf(texts.ranked(found, saci, 0).slots)).toEqual(ranked(saci))
    expect(texts.ranked(found, saci, 0)).not.toBe(before[0])
    expect(texts.ranked(found, iara, 0)).toBe(before[1])
  })

  it('is looked for again in an index that is read again, after as many changes as the one before', () => {
    const again = new ProductIndex()
    for (const row of rows) again.put(row.id === 5 ? { ...row, name: 'boitata', search: 'boitata' } : row)
    expect(again.textVersion).toBe(index.textVersion)
    const anew = { ...found, index: again, catalogueVersion: 2 }
    expect(idsOf(texts.ranked(found, textOf('boitata'), 0).slots)).toEqual([])
    expect(idsOf(texts.ranked(anew, textOf('boitata'), 0).slots)).toEqual([5])
  })
})
