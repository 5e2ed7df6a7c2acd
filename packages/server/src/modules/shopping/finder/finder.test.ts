import {
  finishes,
  isThisOrBetter,
  languages,
  type OfferCondition,
  offerConditions,
  type ProductOrder,
  productTypes,
  standardConditions,
  states,
} from '@bra/contract/trade/trade'
import { describe, expect, it } from 'vitest'
import { random } from '@bra/demo/art/prng'
import { countCategories, countFacets } from './finder.facets.ts'
import type { Found } from './finder.freshness.ts'
import { amongCategories, matching, slotsIn, totalOf } from './finder.match.ts'
import { windowInOrder } from './finder.order.ts'
import { BYTES_AN_OFFER, flags } from './finder.queries.ts'
import type { IndexedProduct } from './indexed-products.queries.ts'
import { type Filter, NO_FILTER, questionOf } from './finder.question.ts'
import { ProductIndex } from './finder.product-index.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

interface Offer {
  condition: OfferCondition
  language: (typeof languages)[number]
  finish: (typeof finishes)[number]
  uf: (typeof states)[number]
  inCentre: boolean
  price: number
  promotion: number
}
type ProductRow = Omit<IndexedProduct, 'offers' | 'grades'> & { offers: Offer[] }

const now = new Date('2026-03-10T12:00:00Z')
const next = random(7)
const below = (size: number) => Math.floor(next() * size)
const oneOf = <T>(list: readonly T[]) => list[below(list.length)]!
const often = (share: number) => next() < share

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, slug: `s${from + at}`, name: `N${from + at}` }))
const businesses = words(1, 2)
const categories = words(1, 30).map((word) => ({ ...word, business_id: 1 + (word.id % 2) }))
const known: Vocabulary = {
  categories,
  category_words: [],
  businesses,
  rarities: words(1, 5).map((word) => ({ ...word, glyph: '●', tone: 'neutral' as const })),
  elements: words(1, 4),
  brands: words(1, 3),
  leagues: words(4, 2),
  tags: words(6, 3),
  promotions: [
    { id: 1, starts_at: '2026-03-01T00:00:00Z', ends_at: '2026-03-20T00:00:00Z' },
    { id: 2, starts_at: '2026-02-01T00:00:00Z', ends_at: '2026-02-20T00:00:00Z' },
  ],
  placeOf: new Map(categories.map(({ id }, place) => [id, place])),
  ratings: new Map(),
  storeNames: new Map(),
  shown_on_cards: '',
}

const someFinishes = [...finishes.slice(0, 2), finishes.at(-1)!]

const newOffer = (): Offer => ({
  condition: oneOf(offerConditions.slice(0, 8)),
  language: oneOf(languages.slice(0, 3)),
  finish: oneOf(someFinishes),
  uf: oneOf(states.slice(0, 5)),
  inCentre: often(0.3),
  price: 1 + below(3000),
  promotion: often(0.2) ? 1 + below(2) : 0,
})

const newRow = (id: number, name = `carta ${below(700)}`): ProductRow => ({
  id,
  type: oneOf(productTypes),
  category_id: 1 + below(30),
  rarity_id: often(0.9) ? 1 + below(5) : null,
  element_ids: [1, 2, 3, 4].filter(() => often(0.3)).join(),
  brand_id: often(0.5) ? 1 + below(3) : null,
  league_id: often(0.2) ? 4 + below(2) : null,
  tag_ids: [6, 7, 8].filter(() => often(0.2)).join(),
  can_send_bra_center: often(0.5),
  created_at: below(1000),
  number_sort: often(0.9) ? String(below(500)).padStart(4, '0') : null,
  name,
  card: `1 ${name}`,
  name_en: '',
  search: name,
  details: '',
  other_names: '',
  sales: below(40),
  views: below(5000),
  offers: Array.from({ length: below(4) }, newOffer),
})

function packed(offers: Offer[]) {
  const bytes = Buffer.alloc(offers.length * BYTES_AN_OFFER)
  for (const [at, offer] of offers.entries()) {
    const from = at * BYTES_AN_OFFER
    const places = [
      offerConditions.indexOf(offer.condition),
      languages.indexOf(offer.language),
      finishes.indexOf(offer.finish),
      states.indexOf(offer.uf),
    ]
    bytes.set(places, from)
    const flagged = (offer.inCentre ? flags.centre : 0) | (offer.price > 2500 ? flags.free : 0)
    const numbers = [flagged, offer.price, offer.promotion, 0, 1]
    for (const [place, number] of numbers.entries()) bytes.writeInt32BE(number, from + 4 + place * 4)
  }
  return offers.length ? bytes : null
}

const rows = new Map<number, ProductRow>()
const index = new ProductIndex()
const found: Found = { index, known, catalogueVersion: 1, cardsVersion: 1, isBehind: false }

function put(row: ProductRow) {
  rows.set(row.id, row)
  index.put({ ...row, offers: packed(row.offers), grades: null })
}

function remove(id: number) {
  rows.delete(id)
  index.remove(id)
}

const isChosen = (chosen: readonly unknown[], value: unknown) => !chosen.length || chosen.includes(value)
const slugsOf = (ids: string) => ids.split(',').map((id) => `s${id}`)
const isOffered =
  (filter: Filter, { price_min: min = 0, price_max: max = 1e9 }: Partial<Filter>) =>
  (offer: Offer) =>
    (!filter.condition || isThisOrBetter(offer.condition, filter.condition)) &&
    isChosen(filter.languages, offer.language) &&
    isChosen(filter.finishes, offer.finish) &&
    isChosen(filter.ufs, offer.uf) &&
    (!filter.bra_center || offer.inCentre) &&
    (filter.promotion === undefined || (offer.promotion === 1 && filter.promotion !== 2)) &&
    offer.price >= min &&
    offer.price <= max
const asksOffers = ({ condition, languages: spoken, finishes: shiny, ufs, price_min, price_max, ...rest }: Filter) =>
  condition ??
  (rest.bra_center ||
    spoken.length + shiny.length + ufs.length > 0 ||
    price_min ||
    price_max ||
    rest.promotion !== undefined)

const isProduct = (filter: Filter) => (row: ProductRow) =>
  isChosen(filter.types, row.type) &&
  isChosen(filter.categories, row.category_id) &&
  (!filter.business || `s${1 + (row.category_id % 2)}` === filter.business) &&
  isChosen(filter.brands, `s${row.brand_id}`) &&
  isChosen(filter.leagues, `s${row.league_id}`) &&
  (!filter.tag || slugsOf(row.tag_ids).includes(filter.tag)) &&
  (!filter.centreTakes || row.can_send_bra_center) &&
  isChosen(filter.rarities, `s${row.rarity_id}`) &&
  (!filter.elements.length || slugsOf(row.element_ids).some((slug) => filter.elements.includes(slug)))

/** Counts the naive way: looks at each product and each of its offers. */
const recount = (filter: Filter) =>
  [...rows.values()]
    .filter(isProduct(filter))
    .filter((row) =>
      asksOffers(filter) ? row.offers.some(isOffered(filter, filter)) : !filter.on_sale || row.offers.length,
    )

const randomFilter = (): Filter => ({
  ...NO_FILTER,
  ...(often(0.2) && { types: [oneOf(productTypes)] }),
  ...(often(0.3) && { categories: [1 + below(30), 1 + below(30)] }),
  ...(often(0.1) && { business: 's1' }),
  ...(often(0.1) && { brands: ['s2'] }),
  ...(often(0.1) && { leagues: ['s4', 's3'] }),
  ...(often(0.1) && { tag: 's7' }),
  ...(often(0.1) && { centreTakes: true }),
  ...(often(0.3) && { rarities: [`s${1 + below(5)}`, `s${1 + below(5)}`] }),
  ...(often(0.2) && { elements: [`s${1 + below(4)}`] }),
  ...(often(0.3) && { condition: oneOf(offerConditions.slice(0, 8)) }),
  ...(often(0.3) && { languages: [oneOf(languages.slice(0, 3))] }),
  ...(often(0.2) && { finishes: [oneOf(someFinishes)] }),
  ...(often(0.2) && { ufs: [oneOf(states.slice(0, 5)), oneOf(states.slice(0, 5))] }),
  ...(often(0.2) && { price_min: 300, price_max: 300 + below(2000) }),
  ...(often(0.1) && { promotion: below(3) }),
  ...(often(0.1) && { bra_center: true }),
  ...(often(0.2) && { on_sale: true }),
})

/** Compares rows that have only the offers that the filter asks for. */
const orders: Partial<Record<ProductOrder, (a: ProductRow, b: ProductRow) => number>> = {
  sales: (a, b) => b.sales - a.sales,
  views: (a, b) => b.views - a.views,
  newest: (a, b) => b.created_at - a.created_at,
  price_low: (a, b) => shown(a) - shown(b),
  price_high: (a, b) => highest(b) - highest(a),
  name: (a, b) => Number(a.name > b.name) - Number(a.name < b.name),
}
const prices = (row: ProductRow) => row.offers.map(({ price }) => price)
const standards: readonly OfferCondition[] = standardConditions
const shown = (row: ProductRow) => {
  const offers = row.offers.filter(({ condition }) => standards.includes(condition))
  return Math.min(1e9, ...prices(offers.length ? { ...row, offers } : row))
}
const highest = (row: ProductRow) => Math.max(0, ...prices(row))

function expectFoundAsRecounted(filter: Filter) {
  const question = questionOf(index, known, filter, now)
  const among = amongCategories(index, question)
  const matches = matching(index, question, among)
  const expected = recount(filter)
  const asked = expected.map((row) => ({ ...row, offers: row.offers.filter(isOffered(filter, filter)) }))
  const text = JSON.stringify(filter)
  expect(totalOf(matches), text).toBe(expected.length)
  for (const [order, compare] of Object.entries(orders)) {
    const by = { order: order as ProductOrder, offer: question.offer, own: null }
    const sorted = asked.toSorted((a, b) => compare(a, b) || a.id - b.id).map(({ id }) => id)
    for (const from of [0, Math.floor(sorted.length / 2), sorted.length - 10]) {
      const window = { from: Math.max(0, from), to: Math.max(0, from) + 40 }
      const ids = [...windowInOrder(index, matches, window, by)].map((slot) => index.ids[slot])
      expect(ids, `${order} from ${from} ${text}`).toEqual(sorted.slice(window.from, window.to))
    }
  }
  const counts = countFacets(index, question, among)
  const totalWith = (more: Partial<Filter>) => recount({ ...filter, ...more }).length
  for (const { id, slug } of known.rarities)
    expect(counts.rarities.get(id) ?? 0, text).toBe(totalWith({ rarities: [slug] }))
  for (const { id, slug } of known.elements)
    expect(counts.elements.get(id) ?? 0, text).toBe(totalWith({ elements: [slug] }))
  for (const facet of ['brands', 'leagues'] as const)
    for (const { id, slug } of known[facet])
      expect(counts[facet].get(id) ?? 0, text).toBe(totalWith({ [facet]: [slug] }))
  for (const [condition, count] of counts.conditions)
    expect(count, `${condition} ${text}`).toBe(totalWith({ condition: condition as OfferCondition }))
  for (const language of languages)
    expect(counts.languages.get(language), text).toBe(totalWith({ languages: [language] }))
  for (const finish of finishes) expect(counts.finishes.get(finish), text).toBe(totalWith({ finishes: [finish] }))
  for (const uf of states.slice(0, 6)) expect(counts.ufs.get(uf), text).toBe(totalWith({ ufs: [uf] }))
  expect(counts.bra_center, text).toBe(totalWith({ bra_center: true }))
  expect(counts.on_sale, text).toBe(totalWith({ on_sale: true }))
  const offers = [...rows.values()].filter(isProduct(filter)).flatMap((row) => row.offers.filter(isOffered(filter, {})))
  const range = offers.reduce(({ min, max }, { price }) => ({ min: Math.min(min, price), max: Math.max(max, price) }), {
    min: 1e9,
    max: 0,
  })
  expect(counts.price, text).toEqual(offers.length ? range : null)
  const all = questionOf(index, known, { ...filter, categories: [] }, now)
  const byCategory = countCategories(found, slotsIn(matching(index, all, null)))
  for (const { id } of categories) expect(byCategory.counts[id] ?? 0, text).toBe(totalWith({ categories: [id] }))
}

// the second price limit beside the same condition is answered from what the first one left
const limits: Partial<Filter>[] = [{ price_max: 700 }, { price_min: 500, price_max: 900 }, { price_min: 2200 }]
const limited: Filter[] = [{}, { condition: oneOf(offerConditions.slice(2, 8)) }].flatMap((part) =>
  limits.map((limit) => ({ ...NO_FILTER, ...part, ...limit })),
)

describe('what is found in memory', () => {
  const anything = [NO_FILTER, { ...NO_FILTER, on_sale: true }, ...Array.from({ length: 10 }, randomFilter)]
  const filters = [...anything, ...limited]
  const someIds = (count: number) => Array.from({ length: count }, () => 1 + below(index.size))

  it('is what a recount of all products finds', () => {
    expect.hasAssertions()
    for (let id = 1; id <= 8150; id++) put(newRow(id))
    for (const filter of filters) expectFoundAsRecounted(filter)
    expect(index.isHere.reduce((sum, isHere) => sum + isHere, 0)).toBe(rows.size)
  })

  it.each([
    [
      'a few products change, go or come',
      () => {
        for (const id of someIds(30)) put(newRow(id))
        for (const id of someIds(30)) remove(id)
        put(newRow(index.size + 1))
      },
    ],
    [
      'many change, more of them come than there was room for',
      () => {
        for (const id of someIds(900)) put(newRow(id))
        while (index.size < 8300) put(newRow(index.size + 1))
      },
    ],
    [
      'all change, more often than is remembered',
      () => {
        for (let round = 0; round < 2; round++) for (const id of [...rows.keys()]) put(newRow(id))
      },
    ],
  ])('is still that after %s', (_, change) => {
    expect.hasAssertions()
    change()
    for (const filter of filters) expectFoundAsRecounted(filter)
    expect(index.isHere.reduce((sum, isHere) => sum + isHere, 0)).toBe(rows.size)
  })
})
