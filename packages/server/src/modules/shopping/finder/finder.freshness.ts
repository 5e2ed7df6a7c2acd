import type { App } from '../../app.ts'
import { changesSince, presentSnapshot, productsToIndex, productsToIndexAgain } from './finder.queries.ts'
import { Shelf } from './finder.shelf.ts'
import { vocabulary, type Vocabulary } from './vocabulary.queries.ts'

/** Everything that can be found, as of one moment. */
export interface Found {
  shelf: Shelf
  known: Vocabulary
  /** Changes with every change of a product's own row or of the vocabulary. */
  catalogueVersion: number
  /** Changes with what cards show of the vocabulary. */
  cardsVersion: number
  /** An import is being read: until then, this is as of before it. */
  isBehind: boolean
}

interface State extends Found {
  snapshot: string
  checkedAt: Date
}

const ROWS_A_READ = 10_000
/** So many changes at once are an import: read everything again, and answer from the old shelf meanwhile. */
const TOO_MANY = 20_000
/** Changes older than this are swept, so whoever has not looked for half as long reads everything. */
export const KEPT_MS = 2 * 60 * 60_000

/**
 * Keeps the shelf of this process up to date. Every answer sees what was committed before it was asked for: one check
 * serves all who ask while the one before is under way.
 */
export class Freshness {
  readonly #app: Pick<App, 'db' | 'clock'>
  #state: State | null = null
  #underWay: Promise<unknown> = Promise.resolve()
  #next: Promise<Found> | null = null
  #reloading: Promise<void> | null = null

  constructor(app: Pick<App, 'db' | 'clock'>) {
    this.#app = app
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
    const ids = changed.filter((id) => id !== null)
    if (ids.length < changed.length) await this.#readVocabulary(state)
    const rows = ids.length ? await productsToIndexAgain(this.#app.db, ids) : []
    const isThere = new Set(rows.map((row) => row.id))
    for (const row of rows) state.shelf.put(row)
    for (const id of ids) if (!isThere.has(id)) state.shelf.remove(id)
  }

  async #readVocabulary(state: State) {
    const known = await vocabulary(this.#app.db)
    if (known.shown_on_cards !== state.known.shown_on_cards) state.cardsVersion++
    state.known = known
  }

  #reload(state: State) {
    state.isBehind = true
    this.#reloading ??= this.#load()
      .then(() => undefined)
      .finally(() => (this.#reloading = null))
    this.#reloading.catch(() => undefined)
  }

  /** What changes while this reads is read again by the next check. */
  async #load(): Promise<Found> {
    const { db, clock } = this.#app
    const checkedAt = clock.now()
    const snapshot = await presentSnapshot(db)
    const shelf = new Shelf()
    for (let after = 0; ;) {
      const rows = await productsToIndex(db, after, ROWS_A_READ)
      for (const row of rows) shelf.put(row)
      if (rows.length < ROWS_A_READ) break
      after = rows.at(-1)!.id
    }
    const known = await vocabulary(db)
    const catalogueVersion = (this.#state?.catalogueVersion ?? 0) + 1
    const cardsVersion = (this.#state?.cardsVersion ?? 0) + 1
    this.#state = { shelf, known, catalogueVersion, cardsVersion, isBehind: false, snapshot, checkedAt }
    return this.#state
  }
}
