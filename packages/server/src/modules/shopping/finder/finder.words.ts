/** Finds the products whose text has a word, as `search like '%word%'` does, without reading every text. */
export class Words {
  readonly #slotsOf = new Map<string, number[]>()
  #letters = ''

  add(slot: number, text: string) {
    for (const word of lettersOf(text)) {
      const slots = this.#slotsOf.get(word)
      if (slots) slots.push(slot)
      else this.#learn(word, slot)
    }
  }

  remove(slot: number, text: string) {
    for (const word of lettersOf(text)) {
      const slots = this.#slotsOf.get(word)
      if (slots)
        this.#slotsOf.set(
          word,
          slots.filter((other) => other !== slot),
        )
    }
  }

  /** Returns the slots whose text holds `word`; reads all `texts` if the word has no letter. */
  slotsWith(word: string, texts: string[]): number[] {
    const candidates = lettersIn(word) ? this.#slotsWithLetters(word, texts.length) : texts.map((_, slot) => slot)
    return hasDigit(word) ? candidates.filter((slot) => texts[slot]!.includes(word)) : candidates
  }

  #learn(word: string, slot: number) {
    this.#slotsOf.set(word, [slot])
    this.#letters += `${word}\n`
  }

  /** A run of letters of the asked word can only stand inside a run of letters of a text. */
  #slotsWithLetters(word: string, size: number): number[] {
    const wanted = longest(lettersOf(word))
    const isFound = new Uint8Array(size)
    const found: number[] = []
    const letters = this.#letters
    let at = letters.indexOf(wanted)
    while (at >= 0) {
      const start = letters.lastIndexOf('\n', at) + 1
      const end = letters.indexOf('\n', at)
      for (const slot of this.#slotsOf.get(letters.slice(start, end))!) {
        if (!isFound[slot]) found.push(slot)
        isFound[slot] = 1
      }
      at = letters.indexOf(wanted, end)
    }
    return found
  }
}

const lettersOf = (text: string) => [...new Set(text.split(/[\s\d]+/))].filter(Boolean)
const longest = (words: string[]) => words.reduce((best, word) => (word.length > best.length ? word : best), '')
const lettersIn = (word: string) => longest(lettersOf(word)).length
export const hasDigit = (word: string) => /\d/.test(word)

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

/** Stands between the names of the two faces of a card. */
export const FACES = ' // '

/** Names without repeats: both languages, and each face of a card with two. */
export function namesOfCard(...names: string[]) {
  const known = names.filter(Boolean)
  return [...new Set(known.flatMap((name) => (name.includes(FACES) ? [name, ...name.split(FACES)] : [name])))]
}
