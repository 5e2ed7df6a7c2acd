import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'

type Answer<Value> = Promise<Value | undefined>

type Read<Value, Id> = (ids: Id[]) => Promise<Map<Id, Value>>

/** While it stays the same, so does everything that is told of a product. */
interface Stamp {
  version: number
  changedAt: number
}

interface Limits {
  max: number
  /** Milliseconds, for what also depends on the hour. */
  ttl?: number
  /** What it depends on besides the product and its offers. */
  versionOf?: (found: Found) => number
}

interface More<Id> {
  /** Of an id that is not a product's own. */
  productOf?: (id: Id) => number
  /** Read too, where one that was never read has to be: it is likely to be asked for next. */
  ahead?: Id[]
}

interface Remembered<Value> extends Stamp {
  answer: Answer<Value>
}

/**
 * What was read of products or of their offers, each until a commit changes the product, one of its offers or anything
 * of the catalogue. A read counts as of before it began: one that a commit overtakes is read again.
 */
export class ProductMemory<Value, Id extends number | string = number> {
  readonly #remembered: LRUCache<Id, Remembered<Value>>
  readonly #versionOf: (found: Found) => number

  constructor({ max, ttl = 0, versionOf = (found) => found.catalogueVersion }: Limits) {
    this.#remembered = new LRUCache({ max, ttl })
    this.#versionOf = versionOf
  }

  /** In the order of `ids`, those without an answer left out; `read` is asked once for all that are not remembered. */
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
    if (stamp) this.#remembered.set(id, { answer, ...stamp })
    return answer
  }

  /** Null where nothing may be remembered: the product is not known, or what is known is of before an import. */
  #stampOf(found: Found, product: number): Stamp | null {
    const slot = found.shelf.slotOf.get(product)
    if (found.isBehind || slot === undefined) return null
    return { version: this.#versionOf(found), changedAt: found.shelf.changedAt[slot]! }
  }
}

const answered = async <Value>(answers: Answer<Value>[]) =>
  (await Promise.all(answers)).filter((value) => value !== undefined)
