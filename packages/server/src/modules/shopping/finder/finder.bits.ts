/** A set of slots, one bit each: intersecting sets takes microseconds, however many products there are. */
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

  /** Returns those of the first `size` slots that pass. */
  static where(room: number, size: number, passes: (slot: number) => boolean) {
    const words = new Int32Array((room + 31) >>> 5)
    for (let slot = 0; slot < size; slot++) if (passes(slot)) words[slot >>> 5]! |= 1 << slot
    return new Bits(words)
  }

  get bytes() {
    return this.#words.byteLength
  }

  put(slot: number, isIn: boolean) {
    const bit = 1 << slot
    if (isIn) this.#words[slot >>> 5]! |= bit
    else this.#words[slot >>> 5]! &= ~bit
  }

  passes(slot: number) {
    return ((this.#words[slot >>> 5]! >>> slot) & 1) === 1
  }

  /** Returns the intersection with the others, which must have no less room. */
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

  /** Returns the slots, lowest first, in an array that the next call overwrites: it can be a megabyte. */
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

/** Returns how many bits are set: adds neighbours, then pairs, then fours, and the four bytes at once. */
function onesIn(word: number) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
