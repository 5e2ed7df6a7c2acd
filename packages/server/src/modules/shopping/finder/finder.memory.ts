import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'

type Answer<Value> = Promise<Value | undefined>

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

interface Remembered<Value> extends Stamp {
  answer: Answer<Value>
}

/** What is remembered takes so much before its value is there, and besides it. */
const BYTES_AROUND = 200
/** Objects take about twice their JSON, and what is written of them as much again. */
const TIMES_JSON = 3
const bytesOfObject = (value: unknown) => TIMES_JSON * JSON.stringify(value).length

/**
 * Keeps what was read of products or offers until a commit changes the product, an offer of it or the catalogue. A read
 * is stamped as of before it began, so that one which a commit overtakes is read again.
 */
export class ProductMemory<Value, Id extends number | string = number> {
  readonly #remembered: LRUCache<Id, Remembered<Value>>
  readonly #versionOf: (found: Found) => number
  readonly #bytesOf: (value: Value) => number

  constructor({
    maxBytes,
    bytesOf = bytesOfObject,
    ttl = 0,
    versionOf = (found) => found.catalogueVersion,
  }: Limits<Value>) {
    this.#remembered = new LRUCache({ maxSize: maxBytes, ttl })
    this.#versionOf = versionOf
    this.#bytesOf = bytesOf
  }

  /** Returns values in the order of `ids`, without those that have none; calls `read` once for all that are missing. */
  async of(found: Found, ids: Id[], read: Read<Value, Id>, { productOf = Number, ahead = [] }: More<Id> = {}) {
    const stampOf = (id: Id) => this.#stampOf(found, productOf(id))
    const known = ids.map((id) => this.#stillTrue(id, stampOf(id)))
    const missing = ids.filter((_, at) => !known[at])
    if (!missing.length) return answered(known.filter((answer) => answer !== undefined))
    const isExploring = missing.some((id) => !this.#remembered.has(id))
    const next = isExploring ? ahead.filter((id) => !ids.includes(id) && !this.#stillTrue(id, stampOf(id))) : []
    const reading = read([...missing, ...next])
    for (const id of next) void this.#remember(id, reading, stampOf(id))
    return answered(ids.map((id, at) => known[at] ?? this.#remember(id, reading, stampOf(id))))
  }

  #stillTrue(id: Id, stamp: Stamp | null): Answer<Value> | undefined {
    const kept = this.#remembered.get(id)
    return kept && stamp?.version === kept.version && stamp.changedAt === kept.changedAt ? kept.answer : undefined
  }

  #remember(id: Id, reading: ReturnType<Read<Value, Id>>, stamp: Stamp | null) {
    const answer = reading.then((values) => values.get(id))
    answer.catch(() => this.#remembered.delete(id))
    if (!stamp) return answer
    const remembered = { answer, ...stamp }
    this.#remembered.set(id, remembered, { size: BYTES_AROUND })
    void answer.then(
      (value) => this.#weigh(id, remembered, value),
      () => undefined,
    )
    return answer
  }

  #weigh(id: Id, remembered: Remembered<Value>, value: Value | undefined) {
    if (value === undefined || this.#remembered.peek(id) !== remembered) return
    // the store of answers weighs no value again that is the same
    this.#remembered.set(id, { ...remembered }, { size: BYTES_AROUND + this.#bytesOf(value) })
  }

  /** Returns null if nothing may be kept: the product is unknown, or the index is from before an import. */
  #stampOf(found: Found, product: number): Stamp | null {
    const slot = found.index.slotOf.get(product)
    if (found.isBehind || slot === undefined) return null
    return { version: this.#versionOf(found), changedAt: found.index.changedAt[slot]! }
  }
}

const answered = async <Value>(answers: Answer<Value>[]) =>
  (await Promise.all(answers)).filter((value) => value !== undefined)
