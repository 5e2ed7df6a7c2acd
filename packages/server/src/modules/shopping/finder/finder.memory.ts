import { Readings } from '../../../platform/memory.ts'
import type { Found } from './finder.freshness.ts'

type Read<Value, Id> = (ids: Id[]) => Promise<Map<Id, Value>>

/** While the stamp stays the same, so does everything that is shown of the product. */
interface Stamp {
  version: number
  changedAt: number
}

interface Limits<Value> {
  maxBytes: number
  /** Returns about how many bytes a value takes, with what is written of it. */
  bytesOf?: (value: Value) => number
  /** Milliseconds to keep values that also depend on the time. */
  ttl?: number
  /** Returns the version of what the values depend on besides the product and its offers. */
  versionOf?: (found: Found) => number
}

interface More<Id> {
  /** Returns the product of an id that is not itself a product's, such as an offer's. */
  productOf?: (id: Id) => number
  /** Ids likely to be asked for next; they are read along when another id is read for the first time. */
  ahead?: Id[]
}

/** Objects take about twice their JSON, and what is written of them as much again. */
const TIMES_JSON = 3
const bytesOfObject = (value: unknown) => TIMES_JSON * JSON.stringify(value).length

const isSame = (one: Stamp, other: Stamp) => one.version === other.version && one.changedAt === other.changedAt

/** Is the stamp of what depends on the catalogue as a whole; null while the index is from before an import. */
export const stampOfCatalogue = ({ catalogueVersion, isBehind }: Found) => (isBehind ? null : catalogueVersion)

/**
 * Keeps what was read of products or offers until a commit changes the product, an offer of it or the catalogue. A read
 * is stamped as of before it began, so that one which a commit overtakes is read again.
 */
export class ProductMemory<Value, Id extends number | string = number> {
  readonly #readings: Readings<Value | undefined, Stamp, Id>
  readonly #versionOf: (found: Found) => number

  constructor({
    maxBytes,
    bytesOf = bytesOfObject,
    ttl,
    versionOf = (found) => found.catalogueVersion,
  }: Limits<Value>) {
    const bytesOfOne = (value: Value | undefined) => (value === undefined ? 0 : bytesOf(value))
    this.#readings = new Readings({ maxBytes, bytesOf: bytesOfOne, ttl, holds: isSame })
    this.#versionOf = versionOf
  }

  /** Returns values in the order of `ids`, without those that have none; calls `read` once for all that are missing. */
  async of(found: Found, ids: Id[], read: Read<Value, Id>, { productOf = Number, ahead = [] }: More<Id> = {}) {
    const stampOf = (id: Id) => this.#stampOf(found, productOf(id))
    const known = ids.map((id) => this.#readings.get(id, stampOf(id)))
    const missing = ids.filter((_, at) => !known[at])
    if (!missing.length) return answered(known.filter((reading) => reading !== undefined))
    const isExploring = missing.some((id) => !this.#readings.has(id))
    const next = isExploring ? ahead.filter((id) => !ids.includes(id) && !this.#readings.get(id, stampOf(id))) : []
    const reading = read([...missing, ...next])
    const put = (id: Id) =>
      this.#readings.put(
        id,
        reading.then((values) => values.get(id)),
        stampOf(id),
      )
    for (const id of next) void put(id)
    return answered(ids.map((id, at) => known[at] ?? put(id)))
  }

  /** Returns null if nothing may be kept: the product is unknown, or the index is from before an import. */
  #stampOf(found: Found, product: number): Stamp | null {
    const slot = found.index.slotOf.get(product)
    if (found.isBehind || slot === undefined) return null
    return { version: this.#versionOf(found), changedAt: found.index.changedAt[slot]! }
  }
}

const answered = async <Value>(answers: Promise<Value | undefined>[]) =>
  (await Promise.all(answers)).filter((value) => value !== undefined)

/**
 * Returns a reader that reads in one call what everyone asks for in one turn of the event loop: a look at what was
 * committed lets several requests go on together, and each would send a statement of its own.
 */
export function readTogether<Value, Id>(read: Read<Value, Id>): Read<Value, Id> {
  let next: { ids: Set<Id>; reading: Promise<Map<Id, Value>> } | null = null
  const begin = () => {
    const ids = new Set<Id>()
    const reading = endOfTurn().then(() => {
      next = null
      return read([...ids])
    })
    return { ids, reading }
  }
  return (ids) => {
    next ??= begin()
    for (const id of ids) next.ids.add(id)
    return next.reading
  }
}

const endOfTurn = () => new Promise<void>((ended) => process.nextTick(ended))
