import { setImmediate as othersTurn } from 'node:timers/promises'
import type { App } from '../../../app.ts'
import { sortAll } from './finder.order.ts'
import { ProductIndex } from './finder.product-index.ts'
import { changesSince, presentSnapshot } from './finder.queries.ts'
import {
  type IndexedProduct,
  productsToIndex,
  productsToIndexAgain,
  slicesToIndex,
} from './indexed-products.queries.ts'
import { vocabulary, type Vocabulary } from './vocabulary.queries.ts'

/** The index and the vocabulary, as of one moment. */
export interface Found {
  index: ProductIndex
  known: Vocabulary
  /** Rises with every change of a product's own row or of the vocabulary. */
  catalogueVersion: number
  /** Rises when the vocabulary changes in what product cards show of it. */
  cardsVersion: number
  /** True while an import is still being read: the index is then the one from before it. */
  isBehind: boolean
}

interface State extends Found {
  snapshot: string
  checkedAt: Date
}

type Needs = Pick<App, 'database' | 'db' | 'clock'>

/** More changes at once are an import: everything is read again, and the old index answers meanwhile. */
const TOO_MANY = 20_000
/** Older changes are swept, so a process that has not looked for half as long reads everything. */
export const KEPT_MS = 2 * 60 * 60_000
/** Few enough that indexing a slice keeps no other request waiting for long. */
const PRODUCTS_A_SLICE = 2500
/** Slices that are read while one is indexed: PostgreSQL has a connection for each, PGlite one for all. */
const SLICES_AHEAD = { postgres: 3, pglite: 1 }
const HIGHEST_ID = 2 ** 31 - 1

/**
 * Keeps the index of this process up to date. Every answer sees what was committed before it was asked for: one check
 * serves all who ask while the one before is under way.
 */
export class Freshness {
  readonly #app: Needs
  #state: State | null = null
  #underWay: Promise<unknown> = Promise.resolve()
  #next: Promise<Found> | null = null
  #reloading: Promise<void> | null = null

  constructor(app: Needs) {
    this.#app = app
  }

  /** True until the first reading of the catalogue is done. */
  get isEmpty() {
    return this.#state === null
  }

  upToDate(): Promise<Found> {
    this.#next ??= this.#underWay.then(() => {
      const check = this.#check()
      this.#next = null
      this.#underWay = check.catch(() => undefined)
      return check
    })
    return this.#next
  }

  async #check(): Promise<Found> {
    const state = this.#state
    if (!state || this.#app.clock.now().getTime() - state.checkedAt.getTime() > KEPT_MS / 2) return this.#load()
    if (this.#reloading) return state
    const { snapshot, product_ids: changed, of_catalogue } = await changesSince(this.#app.db, state.snapshot)
    if (changed.length > TOO_MANY) this.#reload(state)
    else {
      if (changed.length) await this.#readAgain(state, changed)
      if (of_catalogue) state.catalogueVersion++
      state.snapshot = snapshot
    }
    state.checkedAt = this.#app.clock.now()
    return state
  }

  async #readAgain(state: State, changed: (number | null)[]) {
    const noted = changed.filter((id) => id !== null)
    const moved = noted.length < changed.length ? await this.#readVocabulary(state) : []
    const ids = [...new Set([...noted, ...moved])]
    for (let at = 0; at < ids.length; at += PRODUCTS_A_SLICE) {
      const some = ids.slice(at, at + PRODUCTS_A_SLICE)
      const rows = await productsToIndexAgain(this.#app.db, some)
      const isThere = new Set(rows.map((row) => row.id))
      for (const row of rows) state.index.put(row)
      for (const id of some) if (!isThere.has(id)) state.index.remove(id)
      if (ids.length > PRODUCTS_A_SLICE) await othersTurn()
    }
  }

  /** Returns the products of sets that another game has now: a card is of one game. */
  async #readVocabulary(state: State) {
    const known = await vocabulary(this.#app.db)
    if (known.shown_on_cards !== state.known.shown_on_cards) state.cardsVersion++
    const gameOf = new Map(state.known.categories.map(({ id, business_id: game }) => [id, game]))
    const moved = known.categories.filter(({ id, business_id: game }) => (gameOf.get(id) ?? game) !== game)
    state.known = known
    const { index } = state
    return moved.flatMap(({ id }) =>
      index.slotsOfCategory.of(id).flatMap((slot) => (index.isHere[slot] ? index.ids[slot]! : [])),
    )
  }

  #reload(state: State) {
    state.isBehind = true
    this.#reloading ??= this.#load()
      .then(() => undefined)
      .finally(() => (this.#reloading = null))
    this.#reloading.catch(() => undefined)
  }

  /** Takes the snapshot first, so that the next check reads again what changes meanwhile. */
  async #load(): Promise<Found> {
    const { db, clock } = this.#app
    const checkedAt = clock.now()
    const snapshot = await presentSnapshot(db)
    const index = await readIndex(this.#app)
    const known = await vocabulary(db)
    const catalogueVersion = (this.#state?.catalogueVersion ?? 0) + 1
    const cardsVersion = (this.#state?.cardsVersion ?? 0) + 1
    this.#state = { index, known, catalogueVersion, cardsVersion, isBehind: false, snapshot, checkedAt }
    return this.#state
  }
}

/** Reads all products and their offers, and indexes them in the order of ids, which decides between equal ones. */
async function readIndex({ database, db }: Pick<App, 'database' | 'db'>) {
  const index = new ProductIndex()
  const underWay: Promise<IndexedProduct[]>[] = []
  const putFirst = async () => {
    for (const row of (await underWay.shift()) ?? []) index.put(row)
    await othersTurn()
  }
  const firsts = await slicesToIndex(db, PRODUCTS_A_SLICE)
  for (const [at, first] of firsts.entries()) {
    const next = firsts[at + 1]
    const reading = productsToIndex(db, first, next ? next - 1 : HIGHEST_ID)
    // the first failure is thrown when its turn comes; later ones must not be unhandled rejections
    reading.catch(() => undefined)
    underWay.push(reading)
    if (underWay.length > SLICES_AHEAD[database.kind]) await putFirst()
  }
  while (underWay.length) await putFirst()
  for (const sort of sortAll(index)) {
    sort()
    await othersTurn()
  }
  return index
}
