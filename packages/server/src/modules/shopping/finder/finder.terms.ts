/** Gives each distinct text a code, so that a column holds one number a product; code 0 is no text. */
export class Terms {
  readonly texts = ['']
  readonly #codes = new Map([['', 0]])

  codeOf(text: string) {
    const known = this.#codes.get(text)
    if (known !== undefined) return known
    this.#codes.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }

  /** Returns a table with 1 at the code of each text that holds `part`. */
  holding = (part: string) => Uint8Array.from(this.texts, (text) => Number(text.includes(part)))
}

/** One bit for each possible hash: two names may share one, so a bit that is set is only a hint. */
const HASHES = 2 ** 22

/** Lists of names, each between line ends, and a quick answer to most names that stand in no list. */
export class NameLists extends Terms {
  readonly #hints = new Uint8Array(HASHES / 8)

  override codeOf(names: string) {
    const before = this.texts.length
    const code = super.codeOf(names)
    if (code < before) return code
    for (const name of names.split('\n')) {
      const hash = hashOf(name)
      this.#hints[hash >> 3]! |= 1 << (hash & 7)
    }
    return code
  }

  /** Returns a table with 1 at the code of each list that has this very name; null if there is none. */
  naming(name: string) {
    const hash = hashOf(name)
    const isHinted = (this.#hints[hash >> 3]! >> (hash & 7)) & 1
    return isHinted ? this.holding(`\n${name}\n`) : null
  }
}

function hashOf(text: string) {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return (hash ^ (hash >>> 15)) & (HASHES - 1)
}
