/** Number of changes that are remembered: almost half an hour of them at ten a second. */
const REMEMBERED = 2 ** 14

/** Remembers the slots that changed last, so that kept answers are updated and not computed again. */
export class Changes {
  version = 0
  readonly #slots = new Int32Array(REMEMBERED)

  add(slot: number) {
    this.version++
    this.#slots[this.version % REMEMBERED] = slot
    return this.version
  }

  /** Returns the slots that changed after `version`; null if that is longer ago than is remembered. */
  since(version: number): number[] | null {
    const count = this.version - version
    if (count > REMEMBERED) return null
    return Array.from({ length: count }, (_, at) => this.#slots[(version + 1 + at) % REMEMBERED]!)
  }
}
