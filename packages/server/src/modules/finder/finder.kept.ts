import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'
import type { Among } from './finder.match.ts'
import type { Shelf } from './finder.shelf.ts'

interface Kept<Value> {
  value: Value
  /** The products that were looked at; null for all. */
  among: Among | null
  version: number
  /** Of the changes, when it was last seen to hold. */
  seen: number
  catalogueVersion: number
  at: number
}

/** When each product changed last, by slot, and the newest of these versions. */
interface Stamps {
  version: number
  changedAt: Int32Array
}

export const ofAll = ({ changes, changedAt }: Shelf): Stamps => ({ version: changes.version, changedAt })
/** Of what offers have no say in. */
export const ofRows = ({ rowVersion, rowChangedAt }: Shelf): Stamps => ({
  version: rowVersion,
  changedAt: rowChangedAt,
})

/** So many products looked at are a broad question: one of them changes every moment. */
const BROAD = 500

/** What was worked out for questions, each until one of the products it looked at changes; a broad one may be a little old. */
export class KeptAnswers<Value extends object> {
  readonly #answers: LRUCache<string, Kept<Value>>
  readonly #maxAge: number
  readonly #stampsOf: (shelf: Shelf) => Stamps
  #shelf: Shelf | null = null

  /** `maxAge` in milliseconds, of a broad answer; `sizeOf` in what `maxSize` counts. */
  constructor(
    maxAge: number,
    limits: { max: number } | { maxSize: number; sizeOf: (value: Value) => number },
    stampsOf = ofAll,
  ) {
    this.#maxAge = maxAge
    this.#stampsOf = stampsOf
    this.#answers = new LRUCache(
      'max' in limits ? limits : { maxSize: limits.maxSize, sizeCalculation: ({ value }) => limits.sizeOf(value) + 1 },
    )
  }

  get(key: string, found: Found, now: number): Value | undefined {
    // slots are those of one shelf
    if (this.#shelf !== found.shelf) this.#answers.clear()
    this.#shelf = found.shelf
    const kept = this.#answers.get(key)
    return kept && this.#isStillGood(kept, found, now) ? kept.value : undefined
  }

  put(key: string, value: Value, from: { found: Found; among: Among | null; now: number }) {
    const { shelf, catalogueVersion } = from.found
    const { version } = this.#stampsOf(shelf)
    const seen = shelf.changes.version
    this.#answers.set(key, { value, among: from.among, version, seen, catalogueVersion, at: from.now })
  }

  #isStillGood(kept: Kept<Value>, { shelf, catalogueVersion }: Found, now: number) {
    const stamps = this.#stampsOf(shelf)
    if (kept.catalogueVersion === catalogueVersion && isUnchanged(kept, stamps, shelf)) {
      kept.version = stamps.version
      kept.seen = shelf.changes.version
      return true
    }
    return (kept.among?.slots.length ?? shelf.size) > BROAD && now - kept.at < this.#maxAge
  }
}

/** Of many products, only those that changed since are looked at. */
function isUnchanged(
  { version, seen, among }: Kept<object>,
  { version: latest, changedAt }: Stamps,
  { changes }: Shelf,
) {
  if (version === latest) return true
  if (!among) return false
  const isSame = (slot: number) => changedAt[slot]! <= version
  const changed = among.set && changes.since(seen)
  return changed ? changed.every((slot) => isSame(slot) || !among.set!.passes(slot)) : among.slots.every(isSame)
}
