import type { ProductOrder } from '@bra/contract/trade'
import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import { type Counts, countFacets } from './finder.facets.ts'
import { Freshness, type Found } from './finder.freshness.ts'
import { matching } from './finder.match.ts'
import { firstInOrder } from './finder.order.ts'
import { type Filter, FREE, questionOf } from './finder.question.ts'
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
  /** `sendsFree`: some offer's price reaches what its store asks for free freight. */
  hits: { id: number; sendsFree: boolean }[]
  total: number
  counts: Counts | null
  /** To name what was counted. */
  known: Vocabulary
}

/** An answer over more products than this may be a little old; any other sees every committed change. */
const BROAD = 5000
const ORDER_KEPT_MS = 10_000
const COUNTS_KEPT_MS = 60_000
const PAGES_AHEAD = 240
const HOME_SHELF = 10
/** Numbers kept, not entries: about 16 MB. */
const ROOM = 2_000_000

interface Kept<Value> {
  value: Value
  total: number
  version: number
  at: number
}

/** Finds among all products, from memory. One a process. */
export class Finder {
  readonly #freshness: Freshness
  readonly #clock: App['clock']
  readonly #texts = new LRUCache<string, number[]>({ maxSize: ROOM, sizeCalculation: (slots) => slots.length + 1 })
  readonly #orders = new LRUCache<string, Kept<number[]>>({ maxSize: ROOM, sizeCalculation: ({ value }) => value.length + 1 })
  readonly #counts = new LRUCache<string, Kept<Counts>>({ max: 2000 })

  constructor(app: Pick<App, 'db' | 'clock'>) {
    this.#freshness = new Freshness(app)
    this.#clock = app.clock
  }

  async page(asked: Asked, { skip, take, counted = false }: Cut): Promise<Page> {
    const found = await this.#freshness.upToDate()
    const { shelf, known } = found
    const { value: slots, total } = this.#ordered(found, asked, skip + take)
    const hits = slots.slice(skip, skip + take).map((slot) => ({
      id: shelf.ids[slot]!,
      sendsFree: (shelf.allTraits[slot]! & FREE) !== 0,
    }))
    return { hits, total, known, counts: counted ? this.#counted(found, asked) : null }
  }

  async total(asked: Asked) {
    const found = await this.#freshness.upToDate()
    return matching(found.shelf, this.#questionOf(found, asked), this.#slotsOf(found, asked.text)).length
  }

  /** Those of the words that stand in no text at all. */
  async unknownWords(words: string[]) {
    const { shelf } = await this.#freshness.upToDate()
    return words.filter((word) => !this.#slotsWithAll(shelf, [word]).length)
  }

  #counted(found: Found, asked: Asked) {
    const key = JSON.stringify([asked.filter, asked.text])
    const fresh = this.#stillGood(this.#counts.get(key), found, COUNTS_KEPT_MS)
    if (fresh) return fresh.value
    const among = this.#slotsOf(found, asked.text)
    const counts = countFacets(found.shelf, this.#questionOf(found, asked), among)
    this.#counts.set(key, this.#kept(found, counts, among?.length ?? found.shelf.size))
    return counts
  }

  #ordered(found: Found, asked: Asked, wanted: number): Kept<number[]> {
    const key = JSON.stringify([asked.filter, asked.text, asked.order, asked.belowShelves])
    const fresh = this.#stillGood(this.#orders.get(key), found, ORDER_KEPT_MS)
    if (fresh && (fresh.value.length >= wanted || fresh.value.length === fresh.total)) return fresh
    const slots = this.#matching(found, asked)
    const ahead = Math.max(wanted, PAGES_AHEAD)
    const order = {
      order: asked.order,
      text: asked.text?.plain ?? '',
      exact: new Set(asked.text?.exactIds.map((id) => found.shelf.slotOf.get(id)!)),
    }
    const kept = this.#kept(found, firstInOrder(found.shelf, slots, ahead, order), slots.length)
    this.#orders.set(key, kept)
    return kept
  }

  #matching(found: Found, asked: Asked): ArrayLike<number> {
    const slots = matching(found.shelf, this.#questionOf(found, asked), this.#slotsOf(found, asked.text))
    if (!asked.belowShelves) return slots
    const shelved = new Set(this.#homeShelves(found))
    return slots.filter((slot) => !shelved.has(slot))
  }

  #homeShelves(found: Found) {
    const filter = { ...NO_FILTER, on_sale: true }
    return (['sales', 'views'] as const).flatMap((order) =>
      this.#ordered(found, { filter, text: null, order }, HOME_SHELF).value.slice(0, HOME_SHELF),
    )
  }

  #questionOf(found: Found, asked: Asked) {
    return questionOf(found.shelf, found.known, asked.filter, this.#clock.now())
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

  #kept<Value>(found: Found, value: Value, total: number): Kept<Value> {
    return { value, total, version: found.version, at: this.#clock.now().getTime() }
  }

  #stillGood<Value>(kept: Kept<Value> | undefined, found: Found, maxAge: number) {
    if (!kept || kept.version === found.version) return kept
    const age = this.#clock.now().getTime() - kept.at
    return kept.total > BROAD && age < maxAge ? kept : undefined
  }
}

export const NO_FILTER: Filter = {
  types: [],
  categories: [],
  rarities: [],
  elements: [],
  languages: [],
  finishes: [],
  ufs: [],
  bra_center: false,
  on_sale: false,
}
