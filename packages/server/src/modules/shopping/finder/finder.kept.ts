import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'
import type { Among } from './finder.match.ts'
import type { ProductIndex } from './finder.product-index.ts'

interface KeptAnswer<Value> {
  value: Value
  /** The products that were looked at; null for all. */
  lookedAt: LookedAt | null
  version: number
  /** The version of `changes` at which the answer was last found to hold. */
  seen: number
  catalogueVersion: number
  at: number
}

/** Many products are kept only as a set, which takes less room. */
interface LookedAt {
  count: number
  slots: Int32Array | null
  set: Among['set']
}

/** The version at which each slot changed last, and the newest of them. */
interface Stamps {
  version: number
  changedAt: Int32Array
}

export const ofAll = ({ changes, changedAt }: ProductIndex): Stamps => ({ version: changes.version, changedAt })
/** Returns stamps that stay as they are when only offers change. */
export const ofRows = ({ rowVersion, rowChangedAt }: ProductIndex): Stamps => ({
  version: rowVersion,
  changedAt: rowChangedAt,
})

/** A question that looks at more products is broad: one of them changes every moment. */
const BROAD = 500
/** Approximate bytes of an answer besides its value, its question and what was looked at. */
const BYTES_AROUND = 400

interface Limits<Value> {
  /** Milliseconds for which a broad answer may be out of date. */
  maxAge: number
  /** Bytes of all answers together. */
  maxBytes: number
  bytesOf: (value: Value) => number
}

/** Keeps answers until one of the products that they looked at changes; a broad one may be a little old. */
export class KeptAnswers<Value extends object> {
  readonly #answers: LRUCache<string, KeptAnswer<Value>>
  readonly #maxAge: number
  readonly #stampsOf: (index: ProductIndex) => Stamps
  #index: ProductIndex | null = null

  constructor({ maxAge, maxBytes, bytesOf }: Limits<Value>, stampsOf = ofAll) {
    this.#maxAge = maxAge
    this.#stampsOf = stampsOf
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value, lookedAt }, key) => BYTES_AROUND + key.length + bytesOf(value) + bytesOfLook(lookedAt),
    })
  }

  get(key: string, found: Found, now: number): Value | undefined {
    // slots belong to one index
    if (this.#index !== found.index) this.#answers.clear()
    this.#index = found.index
    const kept = this.#answers.get(key)
    return kept && this.#isStillGood(kept, found, now) ? kept.value : undefined
  }

  put(key: string, value: Value, from: { found: Found; among: Among | null; now: number }) {
    const { index, catalogueVersion } = from.found
    const { version } = this.#stampsOf(index)
    const seen = index.changes.version
    this.#answers.set(key, { value, lookedAt: lookedAtOf(from.among), version, seen, catalogueVersion, at: from.now })
  }

  #isStillGood(kept: KeptAnswer<Value>, { index, catalogueVersion }: Found, now: number) {
    const stamps = this.#stampsOf(index)
    if (kept.catalogueVersion === catalogueVersion && isUnchanged(kept, stamps, index)) {
      kept.version = stamps.version
      kept.seen = index.changes.version
      return true
    }
    return (kept.lookedAt?.count ?? index.size) > BROAD && now - kept.at < this.#maxAge
  }
}

const lookedAtOf = (among: Among | null): LookedAt | null =>
  among && { count: among.slots.length, slots: among.set ? null : among.slots, set: among.set }

const bytesOfLook = (lookedAt: LookedAt | null) => lookedAt?.set?.bytes ?? lookedAt?.slots?.byteLength ?? 0

/** Returns whether no product looked at has changed; of many products checks only those changed since. */
function isUnchanged(
  { version, seen, lookedAt }: KeptAnswer<object>,
  { version: latest, changedAt }: Stamps,
  { changes }: ProductIndex,
) {
  if (version === latest) return true
  const isSame = (slot: number) => changedAt[slot]! <= version
  if (lookedAt?.slots) return lookedAt.slots.every(isSame)
  const changed = lookedAt && changes.since(seen)
  return Boolean(changed?.every((slot) => isSame(slot) || !lookedAt!.set!.passes(slot)))
}
