import type { ProductOrder } from '@bra/contract/trade'
import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import { countCategories, type Counts, countFacets } from './finder.facets.ts'
import { Freshness, type Found } from './finder.freshness.ts'
import { matching, slotsOfCategories } from './finder.match.ts'
import { bestPromotion, type Hit } from './finder.hits.ts'
import { firstInOrder } from './finder.order.ts'
import { type Filter, FREE, NO_FILTER, type Question, questionOf, runningPromotions } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

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
  /** To name what was counted. */
  known: Vocabulary
}

/** An answer for which more products were looked at may be a little old; any other sees every committed change. */
const BROAD = 5000
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

interface Kept<Value> {
  value: Value
  /** How many products were looked at. */
  lookedAt: number
  version: number
  at: number
}

/** Finds among all products, from memory. One a process. */
export class Finder {
  readonly #freshness: Freshness
  readonly #clock: App['clock']
  readonly #texts = new LRUCache<string, number[]>({ maxSize: ROOM, sizeCalculation: (slots) => slots.length + 1 })
  readonly #matches = new LRUCache<string, Kept<Int32Array>>({
    maxSize: ROOM,
    sizeCalculation: ({ value }) => value.length + 1,
  })
  readonly #orders = new LRUCache<string, Ordered>({ maxSize: ROOM, sizeCalculation: ({ slots }) => slots.length + 1 })
  readonly #categories = new LRUCache<string, Kept<Counts['categories']>>({ max: 1000 })
  readonly #counts = new LRUCache<string, Kept<Omit<Counts, 'categories'>>>({ max: 5000 })

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
    return { hits, total, known, counts: counted ? this.#counted(found, asked) : null }
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
    const categories = this.#once(this.#categories, found, anyCategory, COUNTS_KEPT_MS, () =>
      countCategories(found.shelf, this.#matching(found, anyCategory)),
    )
    const others = this.#once(this.#counts, found, asked, COUNTS_KEPT_MS, (question, among) =>
      countFacets(found.shelf, question, among),
    )
    return { categories, ...others }
  }

  #matching(found: Found, asked: Searched) {
    return this.#once(this.#matches, found, asked, ORDER_KEPT_MS, (question, among) =>
      matching(found.shelf, question, among),
    )
  }

  /** What was worked out for this filter and text, or works it out. */
  #once<Value extends object>(
    cache: LRUCache<string, Kept<Value>>,
    found: Found,
    { filter, text }: Searched,
    ...[maxAge, work]: [number, (question: Question, among: number[] | null) => Value]
  ): Value {
    const key = JSON.stringify([filter, text])
    const fresh = this.#stillGood(cache.get(key), found, maxAge)
    if (fresh) return fresh.value
    const question = questionOf(found.shelf, found.known, filter, this.#clock.now())
    const among = this.#slotsOf(found, text)
    const lookedAt = (among ?? slotsOfCategories(found.shelf, question))?.length ?? found.shelf.size
    const kept = { value: work(question, among), lookedAt, version: found.version, at: this.#clock.now().getTime() }
    cache.set(key, kept)
    return kept.value
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

  #stillGood<Value>(kept: Kept<Value> | undefined, found: Found, maxAge: number) {
    if (!kept || kept.version === found.version) return kept
    const age = this.#clock.now().getTime() - kept.at
    return kept.lookedAt > BROAD && age < maxAge ? kept : undefined
  }
}
