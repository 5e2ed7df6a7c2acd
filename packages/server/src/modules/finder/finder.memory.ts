import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'

type Answer<Value> = Promise<Value | undefined>

type Read<Value> = (ids: number[]) => Promise<Map<number, Value>>

/** While it stays the same, so does everything that is told of a product. */
interface Stamp {
  catalogueVersion: number
  changedAt: number
}

interface Remembered<Value> extends Stamp {
  answer: Answer<Value>
}

/**
 * What was read of products or of their offers, each until a commit changes the product, one of its offers or anything
 * of the catalogue. A read counts as of before it began: one that a commit overtakes is read again.
 */
export class ProductMemory<Value> {
  readonly #remembered: LRUCache<number, Remembered<Value>>

  /** `ttl` in milliseconds, for what also depends on the hour. */
  constructor(max: number, ttl = 0) {
    this.#remembered = new LRUCache({ max, ttl })
  }

  /** In the order of `ids`, those without an answer left out; `read` is asked once for all that are not remembered. */
  async of(found: Found, ids: number[], read: Read<Value>, productOf = itself): Promise<Value[]> {
    const known = ids.map((id) => this.#stillTrue(found, id, productOf(id)))
    const missing = ids.filter((_, at) => !known[at])
    const reading = missing.length ? read(missing) : null
    const answers = ids.map((id, at) => known[at] ?? this.#remember(id, reading!, stampOf(found, productOf(id))))
    return (await Promise.all(answers)).filter((value) => value !== undefined)
  }

  #stillTrue(found: Found, id: number, product: number): Answer<Value> | undefined {
    const kept = this.#remembered.get(id)
    const stamp = kept && stampOf(found, product)
    const isTrue = stamp && kept.catalogueVersion === stamp.catalogueVersion && kept.changedAt === stamp.changedAt
    return isTrue ? kept.answer : undefined
  }

  #remember(id: number, reading: ReturnType<Read<Value>>, stamp: Stamp | null) {
    const answer = reading.then((values) => values.get(id))
    if (!stamp) return answer
    this.#remembered.set(id, { answer, ...stamp })
    answer.catch(() => this.#remembered.delete(id))
    return answer
  }
}

const itself = (id: number) => id

/** Null where nothing may be remembered: the product is not known, or what is known is of before an import. */
function stampOf({ shelf, catalogueVersion, isBehind }: Found, product: number): Stamp | null {
  const slot = shelf.slotOf.get(product)
  return isBehind || slot === undefined ? null : { catalogueVersion, changedAt: shelf.changedAt[slot]! }
}
