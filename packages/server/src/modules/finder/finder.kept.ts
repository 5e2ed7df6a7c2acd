import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'
import type { Shelf } from './finder.shelf.ts'

/** An answer for which more products were looked at may be a little old; any other sees every committed change. */
const BROAD = 5000

interface Kept<Value> {
  value: Value
  /** The products that were looked at; null for all. */
  among: readonly number[] | null
  version: number
  catalogueVersion: number
  at: number
}

/** What was worked out for questions, each until one of the products it looked at changes. */
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

  put(key: string, value: Value, seen: { found: Found; among: readonly number[] | null; now: number }) {
    const { shelf, catalogueVersion } = seen.found
    this.#answers.set(key, { value, among: seen.among, version: shelf.version, catalogueVersion, at: seen.now })
  }

  #isStillGood(kept: Kept<Value>, { shelf, catalogueVersion }: Found, now: number) {
    const isSame = kept.catalogueVersion === catalogueVersion
    if (isSame && kept.version === shelf.version) return true
    const lookedAt = kept.among?.length ?? shelf.size
    if (lookedAt > BROAD) return now - kept.at < this.#maxAge
    return isSame && kept.among !== null && kept.among.every((slot) => shelf.changedAt[slot]! <= kept.version)
  }
}
