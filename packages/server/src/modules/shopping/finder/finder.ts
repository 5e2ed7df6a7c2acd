import type { ProductOrder } from '@bra/contract/trade'
import type { App } from '../../app.ts'
import { countCategories, type Counts, countFacets } from './finder.facets.ts'
import { Freshness, type Found } from './finder.freshness.ts'
import { type Hit, hitsOf } from './finder.hits.ts'
import { KeptAnswers, ofAll, ofRows } from './finder.kept.ts'
import { type Among, amongCategories, matching, slotsIn, totalOf, without } from './finder.match.ts'
import { firstInOrder, firstOf } from './finder.order.ts'
import {
  asksOfOffer,
  type Filter,
  NO_FILTER,
  offerQuestionOf,
  type Question,
  questionOf,
  runningPromotions,
} from './finder.question.ts'
import { type Text, Texts } from './finder.texts.ts'

export interface Asked {
  filter: Filter
  /** Null searches no text. */
  text: Text | null
  order: ProductOrder
  /** Leaves out what stands on the home shelves. */
  belowShelves?: boolean
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
  readonly #texts = new Texts()
  readonly #orders = ordersKept(ofAll)
  readonly #ordersOfRows = ordersKept(ofRows)
  readonly #categories = new KeptAnswers<Counts['categories']>(COUNTS_KEPT_MS, { max: 1000 })
  readonly #counts = new KeptAnswers<Omit<Counts, 'categories'>>(COUNTS_KEPT_MS, { max: 5000 })

  constructor(app: Pick<App, 'db' | 'clock'>) {
    this.#freshness = new Freshness(app)
    this.#clock = app.clock
  }

  /** What is committed by now: every other question is of it. */
  open = () => this.#freshness.upToDate()

  page(found: Found, asked: Asked, { skip, take, counted = false }: Cut): Page {
    const { shelf, known } = found
    const { slots, total } = this.#ordered(found, asked, skip + take)
    const running = runningPromotions(known, asked.filter.promotion ?? 0, this.#clock.now())
    const offer = offerQuestionOf(known, asked.filter, this.#clock.now())
    const hits = hitsOf(shelf, slots.slice(skip, skip + take), { running, asked: offer })
    const around = slots.map((slot) => shelf.ids[slot]!)
    return { hits, around, total, counts: counted ? this.#counted(found, asked) : null }
  }

  total(found: Found, { filter, text }: Searched) {
    const question = questionOf(found.shelf, found.known, filter, this.#clock.now())
    return totalOf(matching(found.shelf, question, this.#among(found, question, text)))
  }

  /** Those of the words that stand in no text at all. */
  unknownWords(found: Found, words: string[]) {
    return words.filter((word) => !this.#texts.withAll(found, [word]).length)
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
      const isNearest = asked.text && asked.order === 'relevance'
      const by = { order: asked.order, offer: question.offer }
      const slots = isNearest
        ? firstOf(among!.slots, matches, atLeast)
        : firstInOrder(found.shelf, matches, atLeast, by)
      return { slots, total: totalOf(matches) }
    })
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
    work: (question: Question, among: Among | null) => Value,
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

  /** Those of a text the nearest first; null where all products have to be looked at. */
  #among(found: Found, question: Question, text: Text | null): Among | null {
    return text ? this.#texts.ranked(found, text, this.#clock.now().getTime()) : amongCategories(found.shelf, question)
  }
}
