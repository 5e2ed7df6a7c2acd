import type { App } from '../../../app.ts'
import { Refusal } from '../../../platform/errors.ts'
import { bytesOfCounts, countCategories, countFacets, type Counts } from './finder.facets.ts'
import { Freshness, type Found } from './finder.freshness.ts'
import { type Fitting, lowestOf } from './finder.fitting.ts'
import { hitsOf } from './finder.hits.ts'
import { type Answers, basisOf, keptAnswers } from './finder.kept.ts'
import { type Among, amongCategories, matching, slotsIn, totalOf, without } from './finder.match.ts'
import type { Window } from './finder.lines.ts'
import { windowInOrder, windowOf } from './finder.order.ts'
import {
  asksOfOffer,
  type Filter,
  NO_FILTER,
  offerQuestionOf,
  type Question,
  questionOf,
  runningPromotions,
} from './finder.question.ts'
import type { Text } from './finder.candidates.ts'
import type { Cut, ListQuestion, Page } from './finder.page.ts'
import { nearnessIn, ranked, together } from './finder.texts.ts'

/** How long a request waits for the first reading of the catalogue before it is refused. */
const PATIENCE_MS = 10_000
const RETRY_SECONDS = 5
const COUNTS_KEPT_MS = 60_000
/** Products are sorted in windows of so many; all pages of a window are cut from the one that is kept. */
const WINDOW = 240
const HOME_SHELF = 10
const BYTES_OF_ORDERS = 3_000_000
const BYTES_OF_CATEGORIES = 2_000_000
const BYTES_OF_COUNTS = 3_000_000

type Searched = Pick<ListQuestion, 'filter' | 'text'>

interface Ordered {
  /** Slots of the found products at the positions of the window. */
  slots: Int32Array
  total: number
}

const ORDERS_KEPT = { maxBytes: BYTES_OF_ORDERS, bytesOf: ({ slots }: Ordered) => slots.byteLength }
const ordersOf = keptAnswers<Ordered>(ORDERS_KEPT)
const ordersOfRows = keptAnswers<Ordered>({ ...ORDERS_KEPT, isOfRows: true })
const categoriesOf = keptAnswers<Counts['categories']>({
  maxAge: COUNTS_KEPT_MS,
  maxBytes: BYTES_OF_CATEGORIES,
  bytesOf: ({ ids, counts }) => ids.byteLength + counts.byteLength,
})
const countsOf = keptAnswers<Omit<Counts, 'categories'>>({
  maxAge: COUNTS_KEPT_MS,
  maxBytes: BYTES_OF_COUNTS,
  bytesOf: bytesOfCounts,
})

/** Returns whether a change of offers can change which products stand where. */
const asksOffers = ({ filter, order, belowShelves }: ListQuestion) =>
  order.startsWith('price_') || belowShelves || filter.on_sale || asksOfOffer(filter)

/** Finds among all products, from memory; each process has one. */
export class Finder {
  readonly #freshness: Freshness
  readonly #clock: App['clock']

  constructor(app: Pick<App, 'database' | 'db' | 'clock'>) {
    this.#freshness = new Freshness(app)
    this.#clock = app.clock
  }

  read = () => this.#freshness.upToDate()

  get isEmpty() {
    return this.#freshness.isEmpty
  }

  /** Does the same as `read`, but refuses with `unavailable` if the first reading takes too long. */
  async open(): Promise<Found> {
    if (!this.isEmpty) return this.read()
    const tired = Promise.withResolvers<never>()
    const timer = setTimeout(() => tired.reject(new Refusal('unavailable', undefined, RETRY_SECONDS)), PATIENCE_MS)
    return Promise.race([this.read(), tired.promise]).finally(() => clearTimeout(timer))
  }

  page(found: Found, asked: ListQuestion, { skip, take, counted = false, own = null }: Cut): Page {
    const { index, known } = found
    const from = Math.floor(skip / WINDOW) * WINDOW
    const to = Math.ceil((skip + take) / WINDOW) * WINDOW
    const { slots, total } = this.#ordered(found, asked, { from, to })
    const running = runningPromotions(known, asked.filter.promotion ?? 0, this.#clock.now())
    const offer = offerQuestionOf(known, asked.filter, this.#clock.now())
    const shown = Array.from(slots.subarray(skip - from, skip - from + take))
    const hits = hitsOf(found, shown, { running, asked: offer, own })
    const around = Array.from(slots, (slot) => index.ids[slot]!)
    return { hits, around, total, counts: counted ? this.#counted(found, asked) : null }
  }

  total(found: Found, { filter, text }: Searched) {
    const question = questionOf(found.index, found.known, filter, this.#clock.now())
    return totalOf(matching(found.index, question, this.#among(found, question, text)))
  }

  /** Returns each product with an offer that fits, outside the stores left out, in no order. */
  fitting(found: Found, { filter, text }: Searched, withoutStores: number[]): Fitting[] {
    const question = questionOf(found.index, found.known, { ...filter, on_sale: true }, this.#clock.now())
    const slots = slotsIn(matching(found.index, question, this.#among(found, question, text)))
    return lowestOf(found.index, slots, { asked: question.offer, withoutStores })
  }

  finds(found: Found, text: Text) {
    return this.#ranked(found, text).slots.some((slot) => found.index.isHere[slot])
  }

  /** Returns the words that stand in no text. */
  unknownWords(found: Found, words: string[]) {
    return words.filter((word) => !this.finds(found, { plain: word, words: [word], exactIds: [] }))
  }

  together = together

  /** Returns how near the nearest product is, as `nearness` has it; null if none is found. */
  nearest(found: Found, { filter, text }: { filter: Filter; text: Text }): number | null {
    const question = questionOf(found.index, found.known, filter, this.#clock.now())
    const among = this.#ranked(found, text)
    const [slot] = windowOf(among.slots, matching(found.index, question, among), { from: 0, to: 1 })
    return slot === undefined ? null : nearnessIn(found, text, slot)
  }

  #ranked = (found: Found, text: Text) => ranked(found, text, this.#clock.now().getTime())

  /** The categories are counted apart: all pages of one filter share them, whichever category is chosen. */
  #counted(found: Found, { filter, text }: ListQuestion): Counts {
    const { index } = found
    const anyCategory = { filter: { ...filter, categories: [] }, text }
    const categories = this.#once(categoriesOf, found, anyCategory, (question, among) =>
      countCategories(found, slotsIn(matching(index, question, among))),
    )
    const others = this.#once(countsOf, found, { filter, text }, (question, among) =>
      countFacets(index, question, among),
    )
    return { categories, ...others }
  }

  #ordered(found: Found, asked: ListQuestion, window: Window): Ordered {
    const cut = { ...asked, window }
    return this.#once(asksOffers(asked) ? ordersOf : ordersOfRows, found, cut, (question, among) => {
      const all = matching(found.index, question, among)
      const matches = asked.belowShelves ? without(all, this.#homeShelves(found)) : all
      const isNearest = asked.text && asked.order === 'relevance'
      const by = { order: asked.order, offer: question.offer, own: asked.own ?? null }
      const slots = isNearest
        ? windowOf(among!.slots, matches, window)
        : windowInOrder(found.index, matches, window, by)
      return { slots, total: totalOf(matches) }
    })
  }

  /** Returns the products on the shelves of the home page, which hold only what was sold or seen and may be short. */
  #homeShelves(found: Found) {
    const filter = { ...NO_FILTER, on_sale: true }
    return (['sales', 'views'] as const).flatMap((order) =>
      [...this.#ordered(found, { filter, text: null, order }, { from: 0, to: HOME_SHELF }).slots].filter(
        (slot) => found.index[order][slot]! > 0,
      ),
    )
  }

  /** Returns the kept answer to the question, or computes it. */
  #once<Value extends object>(
    answersOf: Answers<Value>,
    found: Found,
    asked: Searched,
    work: (question: Question, among: Among | null) => Value,
  ): Value {
    const answers = answersOf(found.index)
    const now = this.#clock.now()
    const { promotion } = asked.filter
    const running = promotion === undefined ? [] : runningPromotions(found.known, promotion, now)
    const key = JSON.stringify([asked, running.map(({ id }) => id)])
    const known = answers.get(key, { catalogueVersion: found.catalogueVersion, now: now.getTime() })
    if (known) return known
    const question = questionOf(found.index, found.known, asked.filter, now)
    const among = this.#among(found, question, asked.text)
    return answers.put(key, work(question, among), basisOf(found, among, now.getTime()))
  }

  /** Returns null if all products have to be looked at; for a text, the nearest come first. */
  #among(found: Found, question: Question, text: Text | null): Among | null {
    return text ? this.#ranked(found, text) : amongCategories(found.index, question)
  }
}
