import type { ProductOrder } from '@bra/contract/trade'
import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import { countCategories, type Counts, countFacets } from './finder.facets.ts'
import { Freshness, type Found } from './finder.freshness.ts'
import { matching, slotsOfCategories } from './finder.match.ts'
import { bestPromotion, type Hit } from './finder.hits.ts'
import { KeptAnswers } from './finder.kept.ts'
import { firstInOrder } from './finder.order.ts'
import { type Filter, FREE, NO_FILTER, type Question, questionOf, runningPromotions } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

export interface Asked {
  filter: Filter
  /** Null searches no text. */
  text: Text | null
  order: ProductOrder
  /** Leaves out what stands on the home shelves. */
  belowShelves?: boolean
}

/** A searched text: plain, its words, and the products whose printed reference it is. */
export interface Text {
  plain: string
  words: string[]
  exactIds: number[]
}

export interface Cut {
  skip: number
  take: number
  /** With the counts of every facet. */
  counted?: boolean
}

export interface Page {
  hits: Hit[]
  total: number
  counts: Counts | null
  /** What the page is of. */
  found: Found
}

const ORDER_KEPT_MS = 30_000
const COUNTS_KEPT_MS = 60_000
const PAGES_AHEAD = 240
const HOME_SHELF = 10
/** Numbers kept, not entries: 32 MB where they are of four bytes. */
const ROOM = 8_000_000

type Searched = Pick<Asked, 'filter' | 'text'>

interface Ordered {
  /** The first ones. */
  slots: number[]
  total: number
  /** What was put in order: other matches make it stale. */
  of: Int32Array
}

/** Finds among all products, from memory. One a process. */
export class Finder {
  readonly #freshness: Freshness
  readonly #clock: App['clock']
  readonly #texts = new LRUCache<string, number[]>({ maxSize: ROOM, sizeCalculation: (slots) => slots.length + 1 })
  readonly #matches = new KeptAnswers<Int32Array>(ORDER_KEPT_MS, { maxSize: ROOM, sizeOf: (slots) => slots.length })
  readonly #orders = new LRUCache<string, Ordered>({ maxSize: ROOM, sizeCalculation: ({ slots }) => slots.length + 1 })
  readonly #categories = new KeptAnswers<Counts['categories']>(COUNTS_KEPT_MS, { max: 1000 })
  readonly #counts = new KeptAnswers<Omit<Counts, 'categories'>>(COUNTS_KEPT_MS, { max: 5000 })

  constructor(app: Pick<App, 'db' | 'clock'>) {
    this.#freshness = new Freshness(app)
    this.#clock = app.clock
  }

  open = () => this.#freshness.upToDate()

  async page(asked: Asked, { skip, take, counted = false }: Cut): Promise<Page> {
    const found = await this.#freshness.upToDate()
    const { shelf, known } = found
    const { slots, total } = this.#ordered(found, asked, skip + take)
    const running = runningPromotions(known, 0, this.#clock.now())
    const hits = slots.slice(skip, skip + take).map((slot) => ({
      id: shelf.ids[slot]!,
      sendsFree: (shelf.allTraits[slot]! & FREE) !== 0,
      promotion: bestPromotion(shelf, running, slot),
    }))
    return { hits, total, found, counts: counted ? this.#counted(found, asked) : null }
  }

  async total(asked: Searched) {
    const found = await this.#freshness.upToDate()
    return this.#matching(found, asked).length
  }

  /** Those of the words that stand in no text at all. */
  async unknownWords(words: string[]) {
    const { shelf } = await this.#freshness.upToDate()
    return words.filter((word) => !this.#slotsWithAll(shelf, [word]).length)
  }

  /** The categories are counted apart: all pages of one filter share them, whichever category is chosen. */
  #counted(found: Found, asked: Asked): Counts {
    const anyCategory = { filter: { ...asked.filter, categories: [] }, text: asked.text }
    const categories = this.#once(this.#categories, found, anyCategory, () =>
      countCategories(found.shelf, this.#matching(found, anyCategory)),
    )
    const others = this.#once(this.#counts, found, asked, (question, among) =>
      countFacets(found.shelf, question, among),
    )
    return { categories, ...others }
  }

  #matching(found: Found, asked: Searched) {
    return this.#once(this.#matches, found, asked, (question, among) => matching(found.shelf, question, among))
  }

  /** What was worked out for this filter and text, or works it out. */
  #once<Value extends object>(
    answers: KeptAnswers<Value>,
    found: Found,
    { filter, text }: Searched,
    work: (question: Question, among: number[] | null) => Value,
  ): Value {
    const now = this.#clock.now()
    const running = filter.promotion === undefined ? [] : runningPromotions(found.known, filter.promotion, now)
    const key = JSON.stringify([filter, text, running.map(({ id }) => id)])
    const known = answers.get(key, found, now.getTime())
    if (known) return known
    const question = questionOf(found.shelf, found.known, filter, now)
    const among = this.#slotsOf(found, text) ?? slotsOfCategories(found.shelf, question)
    const value = work(question, among)
    answers.put(key, value, { found, among, now: now.getTime() })
    return value
  }

  #ordered(found: Found, asked: Asked, wanted: number): Ordered {
    const all = this.#matching(found, asked)
    const key = JSON.stringify([asked.filter, asked.text, asked.order, asked.belowShelves])
    const known = this.#orders.get(key)
    if (known?.of === all && (known.slots.length >= wanted || known.slots.length === known.total)) return known
    const slots = asked.belowShelves ? this.#withoutShelves(found, all) : all
    const order = {
      order: asked.order,
      text: asked.text?.plain ?? '',
      exact: new Set(asked.text?.exactIds.map((id) => found.shelf.slotOf.get(id)!)),
    }
    const first = firstInOrder(found.shelf, slots, Math.max(wanted, PAGES_AHEAD), order)
    const ordered = { slots: first, total: slots.length, of: all }
    this.#orders.set(key, ordered)
    return ordered
  }

  #withoutShelves(found: Found, slots: Int32Array) {
    const shelved = new Set(this.#homeShelves(found))
    return slots.filter((slot) => !shelved.has(slot))
  }

  #homeShelves(found: Found) {
    const filter = { ...NO_FILTER, on_sale: true }
    return (['sales', 'views'] as const).flatMap((order) =>
      this.#ordered(found, { filter, text: null, order }, HOME_SHELF).slots.slice(0, HOME_SHELF),
    )
  }

  #slotsOf({ shelf }: Found, text: Text | null): number[] | null {
    if (!text) return null
    const known = this.#slotsWithAll(shelf, text.words)
    const exact = text.exactIds.map((id) => shelf.slotOf.get(id)).filter((slot) => slot !== undefined)
    return exact.length ? [...new Set([...exact, ...known])] : known
  }

  #slotsWithAll(shelf: Shelf, words: string[]) {
    const key = `${shelf.textVersion} ${words.join(' ')}`
    const slots = this.#texts.get(key) ?? shelf.words.slotsWithAll(words, shelf.texts)
    this.#texts.set(key, slots)
    return slots
  }
}
