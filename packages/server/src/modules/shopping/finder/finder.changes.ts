/** At ten changes a second, half an hour. */
const REMEMBERED = 2 ** 14

/** Which slots changed last, so that what was worked out for all of them need not be worked out again. */
export class Changes {
  /** Counts all changes. */
  version = 0
  readonly #slots = new Int32Array(REMEMBERED)

  /** The version that this makes. */
  add(slot: number) {
    this.version++
    this.#slots[this.version % REMEMBERED] = slot
    return this.version
  }

  /** Null where that is too long ago to tell. */
  since(version: number): number[] | null {
    const count = this.version - version
    if (count > REMEMBERED) return null
    return Array.from({ length: count }, (_, at) => this.#slots[(version + 1 + at) % REMEMBERED]!)
  }
}
