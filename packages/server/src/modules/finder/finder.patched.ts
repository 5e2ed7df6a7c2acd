import { LRUCache } from 'lru-cache'
import type { Shelf } from './finder.shelf.ts'

/** So many products are looked at one by one; for more, it is kept how all products answer the question. */
export const BROAD = 5000

/** Room for products to come: when it is used up, what was kept is made anew. */
const STEP = 8192

interface Kept<Columns> {
  columns: Columns
  room: number
  version: number
}

/**
 * What was worked out of every product, by question. Asked again, only the products that changed since are looked at, so
 * that it is as fresh as the shelf.
 */
export class Patched<Columns extends object> {
  readonly #shelf: Shelf
  readonly #kept: LRUCache<string, Kept<Columns>>

  /** Keeps the last `questions` of them. */
  constructor(shelf: Shelf, questions: number) {
    this.#shelf = shelf
    this.#kept = new LRUCache({ max: questions })
  }

  /** `write` works out one slot, as of now. */
  of(key: string, make: (room: number) => Columns, write: (columns: Columns, slot: number) => void): Columns {
    const { size, changes } = this.#shelf
    const room = Math.ceil(size / STEP) * STEP
    const kept = this.#kept.get(key)
    const changed = kept?.room === room ? changes.since(kept.version) : null
    if (kept && changed) {
      for (const slot of changed) write(kept.columns, slot)
      kept.version = changes.version
      return kept.columns
    }
    const columns = make(room)
    for (let slot = 0; slot < size; slot++) write(columns, slot)
    this.#kept.set(key, { columns, room, version: changes.version })
    return columns
  }
}

/** One for each shelf, made when it is first asked for. */
export function oneForEach<Of>(make: (shelf: Shelf) => Of) {
  const known = new WeakMap<Shelf, Of>()
  return (shelf: Shelf): Of => {
    const one = known.get(shelf) ?? make(shelf)
    known.set(shelf, one)
    return one
  }
}
