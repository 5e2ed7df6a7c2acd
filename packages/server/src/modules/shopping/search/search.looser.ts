import type { App } from '../../../app.ts'
import { type Found, finderOf, nearness, NO_FILTER, type Text, weightyWords } from '../finder/index.ts'
import { productsByRules, wordsLike } from './references.queries.ts'
import { type Candidate, nearestSpellings, slipsOf } from './search.spelling.ts'

/** What is looked for where the typed words as they stand find nothing. */
export interface LooserText {
  text: Text
  /** The words searched instead; null if they are the typed ones. */
  corrected: string | null
}

/** The slug of the chosen game, or undefined for all. */
type Game = string | undefined

/** Spellings tried for one word, and texts tried in all: each text looks at the whole catalogue. */
const MOST_SPELLINGS = 4
const MOST_TEXTS = 24
const SHORTEST = 3
/** Steps of nearness that outweigh one slip, or one word left out. */
const COST_OF_SLIP = 3

/**
 * Looks for the words in everything that is known of a card, then in its rules, then for other spellings within the
 * chosen game, and at last for most of the words. Returns null if nothing helps.
 */
export async function loosened(app: App, found: Found, words: string[], game: Game): Promise<LooserText | null> {
  const weighty = weightyWords(words)
  if (weighty.every((word) => word.length < SHORTEST)) return null
  const wide = textOf(weighty)
  if (finderOf(app).finds(found, wide)) return { text: wide, corrected: null }
  const rules = await productsByRules(app.db, weighty)
  if (rules.length) return { text: { plain: words.join(' '), words: [], exactIds: rules }, corrected: null }
  const spellings = await spellingsOf(app, found, weighty)
  const text =
    nearestText(app, found, respelled(weighty, spellings), game) ??
    nearestText(app, found, shortened(weighty, spellings), game)
  return text && { text, corrected: text.plain }
}

const textOf = (words: string[]): Text => ({ plain: words.join(' '), words, exactIds: [], isWide: true })

/** A word, if it stands somewhere, and words of like spelling. */
interface Spellings {
  isKnown: boolean
  others: Candidate[]
}

async function spellingsOf(app: App, found: Found, words: string[]): Promise<Map<string, Spellings>> {
  const mistyped = [...new Set(words)].filter((word) => word.length >= SHORTEST)
  const alike = await wordsLike(app.db, mistyped, mistyped.flatMap(slipsOf))
  const of = (word: string): Spellings => ({
    isKnown: finderOf(app).finds(found, textOf([word])),
    others: nearestSpellings(word, alike).slice(0, MOST_SPELLINGS),
  })
  return new Map(words.map((word) => [word, of(word)]))
}

/** Words to try, and how far they are from what was typed. */
interface Attempt {
  words: string[]
  distance: number
}

/** Replaces the unknown words; where all are known, one of them. */
function respelled(words: string[], spellings: Map<string, Spellings>): Attempt[] {
  const attempts = words.some((word) => !spellings.get(word)!.isKnown)
    ? everyUnknown(words, spellings)
    : words.flatMap((word, at) =>
        spellings.get(word)!.others.map((other) => ({ words: words.with(at, other.word), distance: other.distance })),
      )
  return attempts.toSorted((a, b) => a.distance - b.distance).slice(0, MOST_TEXTS)
}

function everyUnknown(words: string[], spellings: Map<string, Spellings>) {
  let attempts: Attempt[] = [{ words: [], distance: 0 }]
  for (const word of words) {
    const { isKnown, others } = spellings.get(word)!
    const ways = isKnown ? [{ word, distance: 0 }] : others
    attempts = attempts.flatMap((attempt) =>
      ways.map((way) => ({ words: [...attempt.words, way.word], distance: attempt.distance + way.distance })),
    )
  }
  return attempts
}

/** Leaves out words, at most half of them: those that nothing is like first. */
function shortened(words: string[], spellings: Map<string, Spellings>): Attempt[] {
  const readable = words.flatMap((word) => {
    const { isKnown, others } = spellings.get(word)!
    return isKnown ? [word] : others.slice(0, 1).map((other) => other.word)
  })
  const fewest = Math.ceil(words.length / 2)
  const attempts: Attempt[] = []
  let shorter = [readable]
  while (shorter.length && shorter[0]!.length >= fewest) {
    attempts.push(...shorter.map((left) => ({ words: left, distance: words.length - left.length })))
    shorter = shorter.flatMap((left) => left.map((_, at) => left.toSpliced(at, 1)))
  }
  const isEnough = (left: string[]) => left.some((word) => word.length >= SHORTEST)
  const each = new Map(attempts.map((attempt) => [attempt.words.join(' '), attempt]))
  return [...each.values()].filter((attempt) => isEnough(attempt.words) && attempt.distance > 0).slice(0, MOST_TEXTS)
}

/** Returns the text that is nearest to what was typed, and among equal ones to a product of the game. */
function nearestText(app: App, found: Found, attempts: Attempt[], game: Game): Text | null {
  const finder = finderOf(app)
  const tried = attempts.map(({ words, distance }) => ({ text: textOf(words), distance }))
  const filter = { ...NO_FILTER, business: game }
  let best: { text: Text; cost: number } | null = null
  for (const { text, distance } of tried) {
    const leastCost = distance * COST_OF_SLIP
    if (best && best.cost <= leastCost) continue
    const near = finder.nearest(found, { filter, text })
    const cost = near === null || near === nearness.anything ? Infinity : leastCost + near
    if (cost < (best?.cost ?? Infinity)) best = { text, cost }
  }
  return best?.text ?? (game ? nearestText(app, found, attempts, undefined) : null)
}
