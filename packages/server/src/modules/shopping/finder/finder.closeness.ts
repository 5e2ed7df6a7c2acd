import type { Searching } from './finder.candidates.ts'
import { alphanumerics } from './finder.category-words.ts'
import { FACES } from './finder.cards.ts'

/** How a product answers to a text, the nearest first. */
export const nearness = {
  name: 0,
  nameInAnotherLanguage: 1,
  codeOfSet: 2,
  beginning: 3,
  words: 4,
  parts: 5,
  nameAndWholeSet: 6,
  nameAndSet: 7,
  beginningAndWholeSet: 8,
  beginningAndSet: 9,
  wordsAndWholeSet: 10,
  wordsAndSet: 11,
  set: 12,
  anything: 13,
} as const

/** More are told apart only by the whole name and its beginning. */
const MANY = 20_000

const LITTLE_WORDS = new Set([
  'a', 'as', 'o', 'os', 'e', 'de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'nos', 'nas', 'com', 'para', 'por', 'um',
  'uma', 'the', 'of', 'and', 'to', 'in', 'an', 'for', 'with',
]) // prettier-ignore

/** Returns the words without punctuation, prepositions and articles; all of them if nothing else is left. */
export function weightyWords(words: string[]) {
  const parted = words.flatMap(alphanumerics)
  const weighty = parted.filter((word) => !LITTLE_WORDS.has(word))
  return weighty.length ? weighty : parted
}

/** Returns a function that tells how near one of `many` slots is. */
export function nearnessOf(searching: Searching, many: number): (slot: number) => number {
  const { found, text } = searching
  const { names, namesEn } = found.index
  const isNamed = text.isWide ? isNamedWithoutLittleWords(searching) : isNamedAsTyped(searching)
  const others = found.index.nameLists.naming(text.plain)
  const hasCode = (slot: number) => searching.categories.isCode[found.index.categories[slot]!] === 1
  const begins = (slot: number, beginning: string) =>
    names[slot]!.startsWith(beginning) || namesEn[slot]!.startsWith(beginning)
  const rest = many > MANY ? () => nearness.parts : nearnessOfWords(searching, begins)
  return (slot) => {
    if (isNamed(slot)) return nearness.name
    if (others?.[found.index.otherNames[slot]!]) return nearness.nameInAnotherLanguage
    if (hasCode(slot)) return nearness.codeOfSet
    return begins(slot, text.plain) ? nearness.beginning : rest(slot)
  }
}

/** The whole name, or the front face of a card with two. */
function isNamedAsTyped({ found: { index }, text: { plain } }: Searching) {
  const front = plain + FACES
  const is = (name: string) => name === plain || name.startsWith(front)
  return (slot: number) => is(index.names[slot]!) || is(index.namesEn[slot]!)
}

function isNamedWithoutLittleWords({ found: { index }, text: { words } }: Searching) {
  const wanted = words.join(' ')
  const is = (name: string) => weightyWords(name.split(' ')).join(' ') === wanted
  return (slot: number) => is(index.names[slot]!) || is(index.namesEn[slot]!)
}

/** Words of the name come before words of the set, whole words before parts of words. */
function nearnessOfWords({ found: { index }, text: { words }, categories }: Searching, begins: Begins) {
  return (slot: number): number => {
    const name = `${index.names[slot]!}\n${index.namesEn[slot]!}`
    const named = words.filter((word) => name.includes(word))
    if (named.length === words.length)
      return words.every((word) => hasWhole(name, word)) ? nearness.words : nearness.parts
    const category = index.categories[slot]!
    const mask = categories.masks[category] ?? 0
    const isRight = (word: string, at: number) =>
      named.includes(word) || mask & (1 << at) || hasWhole(index.texts[slot]!, word)
    if (!words.every(isRight)) return nearness.anything
    if (!named.length) return nearness.set
    const besideSet = named.join(' ')
    const isName = index.names[slot] === besideSet || index.namesEn[slot] === besideSet
    const worse = categories.isWhole[category] ? 0 : 1
    if (isName) return nearness.nameAndWholeSet + worse
    return (begins(slot, besideSet) ? nearness.beginningAndWholeSet : nearness.wordsAndWholeSet) + worse
  }
}

type Begins = (slot: number, beginning: string) => boolean

/** Returns whether the word stands in the text without letters or digits beside it. */
function hasWhole(text: string, word: string) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isAlphanumeric(text[at - 1]) && !isAlphanumeric(text[at + word.length])) return true
  return false
}

const isAlphanumeric = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
