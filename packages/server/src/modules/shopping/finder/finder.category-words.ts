import { oneForEach } from '../../../platform/memory.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

/** Which words of a text the sets answer to, one bit a word, by the id of the category. */
export interface CategoryMatches {
  /** Words of the names, the code and, beside one of these, the year. */
  masks: Uint8Array
  /** The same and the name of the game, whether or not anything else names the set. */
  wideMasks: Uint8Array
  /** 1 where the words have the whole name of a set, or its code. */
  isWhole: Uint8Array
  /** 1 where the whole text is the code. */
  isCode: Uint8Array
}

interface CategoryWords {
  id: number
  code: string
  parent: string
  year: string
  game: string[]
  /** The words of each name. */
  names: string[][]
  words: string[]
}

/** Shorter words are parts of too many others to name a set. */
const SHORTEST = 3
const MEANING_SET = new Set([
  'set', 'edition', 'expansion', 'colecao', 'edicao', 'expansao', 'serie', 'series',
]) // prettier-ignore
const WORDS_OF_KIND: Record<string, string[]> = {
  tokens: ['tokens', 'fichas'],
  promo: ['promos'],
}

export const alphanumerics = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

const categoryWords = oneForEach((vocabulary: Vocabulary) =>
  vocabulary.category_words.map(({ id, code, parent, year, kind, game, names }): CategoryWords => {
    const parted = names.split('\n').map(alphanumerics)
    const words = new Set([...parted.flat(), ...names.split(/\s+/), ...(WORDS_OF_KIND[kind] ?? [])])
    return { id, code, parent, year, game: alphanumerics(game), names: parted, words: [...words] }
  }),
)

/** Looks at every set; of at most eight words. */
export function matchCategories(vocabulary: Vocabulary, words: string[]): CategoryMatches {
  const all = categoryWords(vocabulary)
  const size = all.reduce((most, { id }) => Math.max(most, id), 0) + 1
  const [masks, wideMasks] = [new Uint8Array(size), new Uint8Array(size)]
  const [isWhole, isCode] = [new Uint8Array(size), new Uint8Array(size)]
  for (const category of all) {
    let [named, beside, wide] = [0, 0, 0]
    for (const [at, word] of words.entries()) {
      const standing = standingIn(category, word)
      if (standing === 'named') named |= 1 << at
      else if (standing === 'beside') beside |= 1 << at
      else if (standing === 'game') wide |= 1 << at
    }
    const { id } = category
    wideMasks[id] = named | beside | wide
    if (!named) continue
    masks[id] = named | beside
    isWhole[id] = Number(words.includes(category.code) || hasWholeName(category, words))
    isCode[id] = Number(words.length === 1 && words[0] === category.code)
  }
  return { masks, wideMasks, isWhole, isCode }
}

type Standing = 'named' | 'beside' | 'game' | null

/** Returns how a word stands in what a set is called, by its id: see `CategoryMatches`. */
export function standings(vocabulary: Vocabulary, word: string): (category: number) => Standing {
  const known = new Map<number, Standing>()
  const wordsOf = wordsById(vocabulary)
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const category = wordsOf.get(id)
    const standing = category ? standingIn(category, word) : null
    known.set(id, standing)
    return standing
  }
}

function standingIn(category: CategoryWords, word: string): Standing {
  if (names(category, word)) return 'named'
  if (standsBeside(category, word)) return 'beside'
  return category.game.some((part) => part.startsWith(word)) ? 'game' : null
}

const wordsById = oneForEach(
  (vocabulary: Vocabulary) => new Map(categoryWords(vocabulary).map((category) => [category.id, category])),
)

const names = ({ code, parent, words }: CategoryWords, word: string) =>
  word === code || (word.length >= SHORTEST && (word === parent || words.some((part) => part.startsWith(word))))

const standsBeside = ({ year, words }: CategoryWords, word: string) =>
  word === year || MEANING_SET.has(word) || words.includes(word)

const hasWholeName = (category: CategoryWords, words: string[]) =>
  category.names.some((name) => name.length > 0 && name.every((part) => words.some((word) => part === word)))
