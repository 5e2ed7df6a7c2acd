/** A set of slots, one bit each: what several sets share takes microseconds, however many products there are. */
export class Bits {
  readonly #words: Int32Array

  constructor(words: Int32Array) {
    this.#words = words
  }

  static ofRoom = (slots: number) => new Bits(new Int32Array((slots + 31) >>> 5))

  static of(room: number, slots: Int32Array) {
    const bits = Bits.ofRoom(room)
    for (const slot of slots) bits.put(slot, true)
    return bits
  }

  put(slot: number, isIn: boolean) {
    const bit = 1 << slot
    if (isIn) this.#words[slot >>> 5]! |= bit
    else this.#words[slot >>> 5]! &= ~bit
  }

  passes(slot: number) {
    return ((this.#words[slot >>> 5]! >>> slot) & 1) === 1
  }

  /** What this and all of the others, of no less room, have in common. */
  and(others: Bits[]): Bits {
    const words = this.#words.slice()
    for (const other of others) {
      const theirs = other.#words
      for (let at = 0; at < words.length; at++) words[at]! &= theirs[at]!
    }
    return new Bits(words)
  }

  count() {
    let count = 0
    for (let at = 0; at < this.#words.length; at++) if (this.#words[at]) count += onesIn(this.#words[at]!)
    return count
  }

  /** Lowest first, in a room that the next call uses again: a megabyte for each would be all that is swept. */
  slots(): Int32Array {
    if (scratch.length < this.#words.length * 32) scratch = new Int32Array(this.#words.length * 32)
    const slots = scratch
    let count = 0
    for (let at = 0; at < this.#words.length; at++)
      for (let left = this.#words[at]!; left; left &= left - 1) slots[count++] = at * 32 + 31 - Math.clz32(left & -left)
    return slots.subarray(0, count)
  }
}

let scratch = new Int32Array()

/** Adds neighbouring bits, then pairs, then fours, and the four bytes at once. */
function onesIn(word: number) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
