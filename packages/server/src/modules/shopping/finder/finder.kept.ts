import { Memory, oneForEach } from '../../../platform/memory.ts'
import type { Found } from './finder.freshness.ts'
import type { Among } from './finder.match.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** The products that an answer depends on, and the versions of the index at which it was last found to hold. */
interface Basis {
  /** The products that were looked at; null for all. */
  lookedAt: LookedAt | null
  version: number
  rowVersion: number
  catalogueVersion: number
  /** Milliseconds. */
  at: number
}

/** Many products are kept only as a set, which takes less room. */
interface LookedAt {
  count: number
  slots: Int32Array | null
  set: Among['set']
}

interface Moment {
  catalogueVersion: number
  /** Milliseconds. */
  now: number
}

/** A question that looks at more products is broad: one of them changes every moment. */
const BROAD = 500
/** Approximate bytes of an answer besides its value, its question and what was looked at. */
const BYTES_AROUND = 400

interface Limits<Value> {
  /** Milliseconds for which a broad answer may be out of date. */
  maxAge?: number
  /** Bytes of all answers together. */
  maxBytes: number
  bytesOf: (value: Value) => number
  /** True if an answer stays as it is when only offers change. */
  isOfRows?: boolean
}

export type Answers<Value> = (index: ProductIndex) => Memory<Value, Basis, Moment>

/** Keeps answers until one of the products that they looked at changes; a broad one may be a little old. */
export const keptAnswers = <Value extends object>({
  maxAge = 0,
  maxBytes,
  bytesOf,
  isOfRows = false,
}: Limits<Value>): Answers<Value> =>
  oneForEach(
    (index: ProductIndex) =>
      new Memory<Value, Basis, Moment>({
        maxBytes,
        bytesOf: (value, key, { lookedAt }) => BYTES_AROUND + key.length + bytesOf(value) + bytesOfLook(lookedAt),
        holds: (basis, { catalogueVersion, now }) =>
          (basis.catalogueVersion === catalogueVersion && isUnchanged(basis, index, isOfRows)) ||
          ((basis.lookedAt?.count ?? index.size) > BROAD && now - basis.at < maxAge),
      }),
  )

export const basisOf = ({ index, catalogueVersion }: Found, among: Among | null, now: number): Basis => ({
  lookedAt: among && { count: among.slots.length, slots: among.set ? null : among.slots, set: among.set },
  version: index.changes.version,
  rowVersion: index.rowVersion,
  catalogueVersion,
  at: now,
})

const bytesOfLook = (lookedAt: LookedAt | null) => lookedAt?.set?.bytes ?? lookedAt?.slots?.byteLength ?? 0

function isUnchanged(basis: Basis, index: ProductIndex, isOfRows: boolean) {
  const before = isOfRows ? basis.rowVersion : basis.version
  const latest = isOfRows ? index.rowVersion : index.changes.version
  const changedAt = isOfRows ? index.rowChangedAt : index.changedAt
  if (before !== latest && !haveStayed(basis, index, (slot) => changedAt[slot]! <= before)) return false
  basis.version = index.changes.version
  basis.rowVersion = index.rowVersion
  return true
}

/** Returns whether all products looked at are the same; of many checks only those changed since. */
function haveStayed({ lookedAt, version }: Basis, { changes }: ProductIndex, isSame: (slot: number) => boolean) {
  if (lookedAt?.slots) return lookedAt.slots.every(isSame)
  const changed = lookedAt && changes.since(version)
  return Boolean(changed?.every((slot) => isSame(slot) || !lookedAt!.set!.passes(slot)))
}
