import type { App } from '../../../app.ts'
import { type Found, finderOf, nearness, NO_FILTER, type Text, weightyWords } from '../finder/index.ts'
import { productsByRules, wordsOrSlips } from './references.queries.ts'
import { type Candidate, nearestSpellings, slipsOf } from './search.spelling.ts'

export interface LooserText {
  text: Text
  corrected: string | null
}

type Game = string | undefined

/** Words for a copy, which people type behind the name of the card that they want. */
const copyWords = new Set(
  [
    ['nm', 'sp', 'mp', 'hp', 'mint', 'nova', 'usada', 'danificada', 'foil', 'holo'],
    ['pt', 'ptbr', 'en', 'jp', 'portugues', 'ingles', 'japones', 'espanhol', 'italiano', 'frances', 'alemao'],
    ['portuguese', 'english', 'japanese', 'spanish', 'italian', 'french', 'german'],
  ].flat(),
)

/** Each text that is tried looks at the whole catalogue. */
const MOST_SPELLINGS = 4
const MOST_TEXTS = 12
const MOST_WORDS = 8
const SHORTEST = 3
/** Steps of nearness that outweigh one slip, or one word left out. */
const COST_OF_SLIP = 3

/** Tries all that is known of a card, its rules, other spellings within the game, then most of the words; else null. */
export async function loosened(app: App, found: Found, typed: string[], game: Game): Promise<LooserText | null> {
  const named = typed.filter((word) => !copyWords.has(word))
  if (named.length > 0 && named.length < typed.length) {
    const text: Text = { plain: named.join(' '), words: named, exactIds: [] }
    if (finderOf(app).finds(found, text)) return { text, corrected: text.plain }
    return loosened(app, found, named, game)
  }
  const words = weightyWords(typed).slice(0, MOST_WORDS)
  if (words.every((word) => word.length < SHORTEST && isLatin(word))) return null
  const wide = textOf(words)
  if (finderOf(app).finds(found, wide)) return { text: wide, corrected: null }
  const rules = await productsByRules(app.db, words)
  if (rules.length) return { text: { plain: typed.join(' '), words: [], exactIds: rules }, corrected: null }
  const read = new ReadWords(app, found, words, await spellingsOf(app, words))
  const text = nearestText(app, found, read.respelled(), game) ?? nearestText(app, found, read.shortened(), game)
  return text && { text, corrected: text.plain }
}

const isLatin = (word: string) => /^[ -~]*$/.test(word)
const textOf = (words: string[]): Text => ({ plain: words.join(' '), words, exactIds: [], isWide: true })

async function spellingsOf(app: App, words: string[]): Promise<Candidate[][]> {
  const mistyped = [...new Set(words)].filter((word) => word.length >= SHORTEST)
  const alike = await wordsOrSlips(app.db, mistyped, mistyped.flatMap(slipsOf))
  return words.map((word) => nearestSpellings(word, alike).slice(0, MOST_SPELLINGS))
}

interface Attempt {
  words: string[]
  distance: number
}

class ReadWords {
  readonly #words: string[]
  readonly #spellings: Candidate[][]
  readonly #togetherOf: (words: string[]) => number[]
  readonly #together: number[]
  readonly #unknown: number[]

  constructor(app: App, found: Found, words: string[], spellings: Candidate[][]) {
    this.#words = words
    this.#spellings = spellings
    this.#togetherOf = (each) => finderOf(app).together(found, textOf(each))
    this.#together = this.#togetherOf(words)
    const anywhere = this.#together.reduce((all, bits) => all | bits, 0)
    this.#unknown = [...words.keys()].filter((at) => !(anywhere & (1 << at)))
  }

  respelled(): Attempt[] {
    const replaced = this.#unknown.length ? [this.#unknown] : [...this.#words.keys()].map((at) => [at])
    const all = 2 ** this.#words.length - 1
    const left = (places: number[]) => places.reduce((bits, at) => bits & ~(1 << at), all)
    const hopeful = replaced.filter((places) => this.#together.some((bits) => (bits & left(places)) === left(places)))
    const attempts = hopeful.flatMap((places) => this.#withSpellings(places))
    return attempts.toSorted((a, b) => a.distance - b.distance).slice(0, MOST_TEXTS)
  }

  #withSpellings(places: number[]): Attempt[] {
    let attempts: Attempt[] = [{ words: this.#words, distance: 0 }]
    for (const at of places)
      attempts = attempts.flatMap(({ words, distance }) =>
        this.#spellings[at]!.map((other) => ({
          words: words.with(at, other.word),
          distance: distance + other.distance,
        })),
      )
    return attempts
  }

  shortened(): Attempt[] {
    const words = this.#words.map(
      (word, at) => (this.#unknown.includes(at) ? this.#spellings[at]![0]?.word : null) ?? word,
    )
    const kept = this.#togetherOf(words).map((bits) => words.filter((_, at) => bits & (1 << at)))
    const most = Math.max(0, ...kept.map((left) => left.length))
    return kept
      .filter((left) => left.length === most && most >= words.length / 2)
      .filter((left) => left.some((word) => word.length >= SHORTEST))
      .map((left) => ({ words: left, distance: words.length - most }))
      .slice(0, MOST_TEXTS)
  }
}

/** Returns the text that is nearest to what was typed and to a product of the game, else of any. */
function nearestText(app: App, found: Found, attempts: Attempt[], game: Game): Text | null {
  const filter = { ...NO_FILTER, business: game }
  let best: { text: Text; cost: number } | null = null
  for (const { words, distance } of attempts) {
    const leastCost = distance * COST_OF_SLIP
    if (best && best.cost <= leastCost) continue
    const text = textOf(words)
    const near = finderOf(app).nearest(found, { filter, text })
    const cost = near === null || near === nearness.anything ? Infinity : leastCost + near
    if (cost < (best?.cost ?? Infinity)) best = { text, cost }
  }
  return best?.text ?? (game ? nearestText(app, found, attempts, undefined) : null)
}
