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

  /** Returns the slots whose text holds every one of `words`; reads `texts` only of those that are left. */
  slotsWithAll(words: string[], texts: string[]): number[] {
    const [first, ...others] = words.toSorted((a, b) => lettersIn(b) - lettersIn(a))
    if (first === undefined) return []
    const candidates = lettersIn(first) ? this.#slotsWith(first, texts.length) : texts.map((_, slot) => slot)
    const toCheck = hasDigit(first) ? words : others
    return candidates.filter((slot) => toCheck.every((word) => texts[slot]!.includes(word)))
  }

  knows(word: string) {
    return this.#letters.includes(word)
  }

  #learn(word: string, slot: number) {
    this.#slotsOf.set(word, [slot])
    this.#letters += `${word}\n`
  }

  /** A run of letters of the asked word can only stand inside a run of letters of a text. */
  #slotsWith(word: string, size: number): number[] {
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
const hasDigit = (word: string) => /\d/.test(word)
