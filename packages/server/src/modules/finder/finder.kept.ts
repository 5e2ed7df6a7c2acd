import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'
import type { Shelf } from './finder.shelf.ts'

interface Kept<Value> {
  value: Value
  /** The products that were looked at; null for all. */
  among: Int32Array | null
  version: number
  catalogueVersion: number
  at: number
}

/** So many products looked at are a broad question: one of them changes every moment. */
const BROAD = 500

/** What was worked out for questions, each until one of the products it looked at changes; a broad one may be a little old. */
export class KeptAnswers<Value extends object> {
  readonly #answers: LRUCache<string, Kept<Value>>
  readonly #maxAge: number
  #shelf: Shelf | null = null

  /** `maxAge` in milliseconds, of a broad answer; `sizeOf` in what `maxSize` counts. */
  constructor(maxAge: number, limits: { max: number } | { maxSize: number; sizeOf: (value: Value) => number }) {
    this.#maxAge = maxAge
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

  put(key: string, value: Value, seen: { found: Found; among: Int32Array | null; now: number }) {
    const { shelf, catalogueVersion } = seen.found
    this.#answers.set(key, { value, among: seen.among, version: shelf.changes.version, catalogueVersion, at: seen.now })
  }

  #isStillGood(kept: Kept<Value>, { shelf, catalogueVersion }: Found, now: number) {
    if (kept.catalogueVersion === catalogueVersion && isUnchanged(kept, shelf)) {
      kept.version = shelf.changes.version
      return true
    }
    return (kept.among?.length ?? shelf.size) > BROAD && now - kept.at < this.#maxAge
  }
}

const isUnchanged = ({ version, among }: Pick<Kept<object>, 'version' | 'among'>, { changes, changedAt }: Shelf) =>
  version === changes.version || (among !== null && among.every((slot) => changedAt[slot]! <= version))
