import type { ProductOrder } from '@bra/contract/trade'
import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import { countCategories, type Counts, countFacets } from './finder.facets.ts'
import { Freshness, type Found } from './finder.freshness.ts'
import { type Hit, hitsOf } from './finder.hits.ts'
import { KeptAnswers, ofAll, ofRows } from './finder.kept.ts'
import { type Matches, matching, slotsIn, slotsOfCategories, totalOf, without } from './finder.match.ts'
import { firstInOrder } from './finder.order.ts'
import {
  asksOfOffer,
  type Filter,
  NO_FILTER,
  offerQuestionOf,
  type Question,
  questionOf,
  runningPromotions,
} from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

export interface Asked {
  filter: Filter
  /** Null searches no text. */
  text: Text | null
  order: ProductOrder
  /** Leaves out what stands on the home shelves. */
  belowShelves?: boolean
}

/** A searched text: plain, its words, and the products whose printed reference it is, those it names best first. */
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
  /** The ids of these and of more that come before and after them. */
  around: number[]
  total: number
  counts: Counts | null
  /** What the page is of. */
  found: Found
}

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
}

const ordersKept = (stampsOf: typeof ofAll) =>
  new KeptAnswers<Ordered>(0, { maxSize: ROOM, sizeOf: ({ slots }) => slots.length }, stampsOf)

/** Whether another price can change which products stand where. */
const asksOffers = ({ filter, order, belowShelves }: Asked) =>
  order.startsWith('price_') || belowShelves || filter.on_sale || asksOfOffer(filter)

/** Finds among all products, from memory. One a process. */
export class Finder {
  readonly #freshness: Freshness
  readonly #clock: App['clock']
  readonly #texts = new LRUCache<string, Int32Array>({ maxSize: ROOM, sizeCalculation: (slots) => slots.length + 1 })
  readonly #orders = ordersKept(ofAll)
  readonly #ordersOfRows = ordersKept(ofRows)
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
    const running = runningPromotions(known, asked.filter.promotion ?? 0, this.#clock.now())
    const offer = offerQuestionOf(known, asked.filter, this.#clock.now())
    const hits = hitsOf(shelf, slots.slice(skip, skip + take), { running, asked: offer })
    const around = slots.map((slot) => shelf.ids[slot]!)
    return { hits, around, total, found, counts: counted ? this.#counted(found, asked) : null }
  }

  async total({ filter, text }: Searched) {
    const found = await this.#freshness.upToDate()
    const question = questionOf(found.shelf, found.known, filter, this.#clock.now())
    return totalOf(matching(found.shelf, question, this.#among(found, question, text)))
  }

  /** Those of the words that stand in no text at all. */
  async unknownWords(words: string[]) {
    const { shelf } = await this.#freshness.upToDate()
    return words.filter((word) => !this.#slotsWithAll(shelf, [word]).length)
  }

  /** The categories are counted apart: all pages of one filter share them, whichever category is chosen. */
  #counted(found: Found, { filter, text }: Asked): Counts {
    const { shelf } = found
    const anyCategory = { filter: { ...filter, categories: [] }, text }
    const categories = this.#once(this.#categories, found, anyCategory, (question, among) =>
      countCategories(found, slotsIn(matching(shelf, question, among))),
    )
    const others = this.#once(this.#counts, found, { filter, text }, (question, among) =>
      countFacets(shelf, question, among),
    )
    return { categories, ...others }
  }

  #ordered(found: Found, asked: Asked, wanted: number): Ordered {
    const atLeast = Math.ceil(wanted / PAGES_AHEAD) * PAGES_AHEAD
    const cut = { ...asked, atLeast }
    return this.#once(asksOffers(asked) ? this.#orders : this.#ordersOfRows, found, cut, (question, among) => {
      const all = matching(found.shelf, question, among)
      const matches = asked.belowShelves ? without(all, this.#homeShelves(found)) : all
      const by = { ...asked, offer: question.offer }
      return { slots: this.#first(found.shelf, matches, atLeast, by), total: totalOf(matches) }
    })
  }

  #first(shelf: Shelf, matches: Matches, wanted: number, { order, text, offer }: Asked & Pick<Question, 'offer'>) {
    const exact = new Map(text?.exactIds.map((id, place) => [shelf.slotOf.get(id)!, place]))
    return firstInOrder(shelf, matches, wanted, { order, text: text?.plain ?? '', exact, offer })
  }

  /** A shelf holds only what was sold or seen: one that is short has no others on it. */
  #homeShelves(found: Found) {
    const filter = { ...NO_FILTER, on_sale: true }
    return (['sales', 'views'] as const).flatMap((order) =>
      this.#ordered(found, { filter, text: null, order }, HOME_SHELF)
        .slots.slice(0, HOME_SHELF)
        .filter((slot) => found.shelf[order][slot]! > 0),
    )
  }

  /** What was worked out for what is asked, or works it out. */
  #once<Value extends object>(
    answers: KeptAnswers<Value>,
    found: Found,
    asked: Searched,
    work: (question: Question, among: Int32Array | null) => Value,
  ): Value {
    const now = this.#clock.now()
    const { promotion } = asked.filter
    const running = promotion === undefined ? [] : runningPromotions(found.known, promotion, now)
    const key = JSON.stringify([asked, running.map(({ id }) => id)])
    const known = answers.get(key, found, now.getTime())
    if (known) return known
    const question = questionOf(found.shelf, found.known, asked.filter, now)
    const among = this.#among(found, question, asked.text)
    const value = work(question, among)
    answers.put(key, value, { found, among, now: now.getTime() })
    return value
  }

  /** Null where all products have to be looked at. */
  #among({ shelf }: Found, question: Question, text: Text | null): Int32Array | null {
    if (!text) return slotsOfCategories(shelf, question)
    const known = this.#slotsWithAll(shelf, text.words)
    const exact = text.exactIds.map((id) => shelf.slotOf.get(id)).filter((slot) => slot !== undefined)
    return exact.length ? Int32Array.from(new Set([...exact, ...known])) : known
  }

  #slotsWithAll(shelf: Shelf, words: string[]) {
    const key = `${shelf.textVersion} ${words.join(' ')}`
    const slots = this.#texts.get(key) ?? Int32Array.from(shelf.words.slotsWithAll(words, shelf.texts))
    this.#texts.set(key, slots)
    return slots
  }
}
