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
