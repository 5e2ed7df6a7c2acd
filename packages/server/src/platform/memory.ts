import { LRUCache } from 'lru-cache'

/** At most so many values, or as many as weigh so many bytes together. */
type Bound<Value, Stamp, Key> =
  | { most: number }
  | { maxBytes: number; bytesOf: (value: Value, key: Key, stamp: Stamp) => number }

interface Truth<Stamp, Present> {
  /** Milliseconds for which a value is kept at most, where not all that changes it changes its stamp. */
  ttl?: number
  /** Returns whether what was made at a stamp is still true, and may renew that stamp; else both have to be identical. */
  holds?: (stamp: Stamp, present: Present) => boolean
}

interface Stamped<Value, Stamp> {
  value: Value
  stamp: Stamp
}

/**
 * Keeps values by key, each with a stamp of what it was made from, until that has changed or the bound is reached.
 * Where the stamp is null, nothing that is kept is true, and nothing is kept.
 */
export class Memory<Value, Stamp = void, Present = Stamp, Key extends {} = string> {
  readonly #kept: LRUCache<Key, Stamped<Value, Stamp>>
  readonly #holds: (stamp: Stamp, present: Present) => boolean

  constructor({ ttl = 0, holds = Object.is, ...bound }: Bound<Value, Stamp, Key> & Truth<Stamp, Present>) {
    this.#holds = holds
    this.#kept = new LRUCache(
      'most' in bound
        ? { max: bound.most, ttl }
        : {
            maxSize: bound.maxBytes,
            ttl,
            sizeCalculation: ({ value, stamp }, key) => bound.bytesOf(value, key, stamp),
          },
    )
  }

  get(key: Key, present: Present | null): Value | undefined {
    const kept = this.#kept.get(key)
    return kept && present !== null && this.#holds(kept.stamp, present) ? kept.value : undefined
  }

  /** Returns whether a value is kept, true or not; it does not become the last to be forgotten. */
  has(key: Key) {
    return this.#kept.has(key)
  }

  /** Returns the value, so that `get(…) ?? put(…)` makes it only where it is needed. */
  put(key: Key, value: Value, stamp: Stamp | null): Value {
    if (stamp !== null) this.#kept.set(key, { value, stamp })
    return value
  }

  forget(key: Key) {
    this.#kept.delete(key)
  }

  clear() {
    this.#kept.clear()
  }

  protected weighAgain(key: Key, value: Value, bytes: number) {
    const kept = this.#kept.peek(key)
    // the store weighs nothing again that is the same object
    if (kept?.value === value) this.#kept.set(key, { ...kept }, { size: bytes })
  }
}

/** A reading takes about so many bytes before its value is there, and besides its value afterwards. */
const BYTES_AROUND = 200

type BoundOfReads<Value> = { most: number } | { maxBytes: number; bytesOf: (value: Value) => number }

/** Keeps what is read: whoever asks meanwhile waits for the same reading. It is weighed when it is there; a failure is forgotten. */
export class Readings<Value, Stamp = void, Key extends {} = string> extends Memory<Promise<Value>, Stamp, Stamp, Key> {
  readonly #bytesOf: ((value: Value) => number) | null

  constructor(rules: BoundOfReads<Value> & Truth<Stamp, Stamp>) {
    super('most' in rules ? rules : { ...rules, bytesOf: () => BYTES_AROUND })
    this.#bytesOf = 'most' in rules ? null : rules.bytesOf
  }

  override put(key: Key, reading: Promise<Value>, stamp: Stamp | null) {
    void super.put(key, reading, stamp)
    reading.then(
      (value) => this.#bytesOf && this.weighAgain(key, reading, BYTES_AROUND + this.#bytesOf(value)),
      () => this.forget(key),
    )
    return reading
  }
}

/** Keeps one value for each owner as long as the owner lives; it is made when it is first asked for. */
export function oneForEach<Owner extends object, Value, More = void>(make: (owner: Owner, more: More) => Value) {
  const known = new WeakMap<Owner, Value>()
  return (owner: Owner, more: More): Value => {
    const before = known.get(owner)
    if (before !== undefined) return before
    const made = make(owner, more)
    known.set(owner, made)
    return made
  }
}
