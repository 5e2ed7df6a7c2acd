/** Gives each distinct set of ids a code, so that a column holds one number a product. */
export class Sets {
  readonly members: number[][] = []
  readonly #codes = new Map<string, number>()

  /** `ids` with commas between. */
  codeOf(ids: string) {
    const known = this.#codes.get(ids)
    if (known !== undefined) return known
    this.#codes.set(ids, this.members.length)
    return this.members.push(ids ? ids.split(',').map(Number) : []) - 1
  }
}

/**
 * Gives each distinct pair of traits and state a code: a million offers are of a few thousand kinds, and a question is
 * answered once a kind.
 */
export class Kinds {
  readonly traits: number[] = []
  readonly states: number[] = []
  readonly #codes = new Map<number, number>()

  /** `state` has one bit. */
  codeOf(traits: number, state: number) {
    const key = traits * 32 + Math.clz32(state)
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    this.#codes.set(key, this.traits.length)
    this.states.push(state)
    return this.traits.push(traits) - 1
  }
}
