import { besidesOf, type Searching } from './finder.candidates.ts'
import { alphanumerics } from './finder.category-words.ts'
import { FACES } from './finder.words.ts'

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
  wholeSet: 12,
  set: 13,
  anything: 14,
} as const

/** More are told apart only by the whole name and its beginning. */
const MANY = 5000

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
  const { text, categories } = searching
  const { names, namesEn, nameLists, otherNames, categories: categoryOf } = searching.found.index
  const whole = text.isWide ? text.words.join(' ') : null
  const isWhole = (name: string) => whole !== null && weightyWords(name.split(' ')).join(' ') === whole
  const others = nameLists.naming(text.plain)
  const isOfCode = codedBy(searching)
  const rest = many > MANY ? () => nearness.parts : nearnessOfWords(searching)
  return (slot) => {
    const [name, nameEn] = [names[slot]!, namesEn[slot]!]
    if (isOfCode?.(slot)) return nearness.name
    const likeness = likenessOf(name, nameEn, text.plain)
    if (likeness === SAME || isWhole(name) || isWhole(nameEn))
      return isOfCode ? nearness.nameInAnotherLanguage : nearness.name
    if (others?.[otherNames[slot]!]) return nearness.nameInAnotherLanguage
    if (categories.isCode[categoryOf[slot]!]) return nearness.codeOfSet
    return likeness === BEGINS ? nearness.beginning : rest(slot)
  }
}

const PRINTED_CODE = /^[a-z]{1,5}\d{0,2}-[a-z]{0,4}\d{2,4}$/

/** Tells the card of a printed code, beside its name or alone, from promos that have the code in their names. */
function codedBy({ found: { index }, text: { words } }: Searching) {
  const code = words.find((word) => PRINTED_CODE.test(word))
  if (!code) return null
  const others = words.filter((word) => word !== code && /[\p{L}\p{N}]/u.test(word))
  const isNamed = (slot: number) => {
    const name = `${index.names[slot]!}\n${index.namesEn[slot]!}`
    return others.every((word) => name.includes(word))
  }
  // the code is the last word of the text
  return (slot: number) => index.texts[slot]!.endsWith(` ${code}`) && isNamed(slot)
}

const [OTHER, BEGINS, SAME] = [0, 1, 2]

const likenessOf = (name: string, nameEn: string, text: string) =>
  name === nameEn ? likeness(name, text) : Math.max(likeness(name, text), likeness(nameEn, text))

/** Compares without spaces and punctuation; each face of a card is its name, too. */
function likeness(name: string, text: string) {
  const likenessOfBeginning = beginning(name, text)
  return likenessOfBeginning === OTHER ? ending(name, text) : likenessOfBeginning
}

/** A name that ends with the text is as near as one that begins with it: "Roronoa Zoro". */
function ending(name: string, text: string) {
  let at = name.length - 1
  for (let of = text.length - 1; of >= 0; of--) {
    if (!isLetter(text.charCodeAt(of))) continue
    while (at >= 0 && !isLetter(name.charCodeAt(at))) at--
    if (name.charCodeAt(at--) !== text.charCodeAt(of)) return OTHER
  }
  if (at === name.length - 1 || isLetter(name.charCodeAt(at))) return OTHER
  return name.slice(0, at + 1).endsWith(FACES) && !isTwin(name) ? SAME : BEGINS
}

function beginning(name: string, text: string) {
  let at = 0
  for (let of = 0; of < text.length; of++) {
    if (!isLetter(text.charCodeAt(of))) continue
    while (at < name.length && !isLetter(name.charCodeAt(at))) at++
    if (name.charCodeAt(at++) !== text.charCodeAt(of)) return OTHER
  }
  if (at === 0) return name === text ? SAME : OTHER
  if (name.startsWith(FACES, at)) return isTwin(name) ? BEGINS : SAME
  while (at < name.length && !isLetter(name.charCodeAt(at))) at++
  return at >= name.length ? SAME : BEGINS
}

/** Art cards have one name on both faces. */
function isTwin(name: string) {
  const end = name.indexOf(FACES)
  return name.slice(0, end) === name.slice(end + FACES.length)
}

/** Letters and signs beyond ASCII count as letters: two Nidoran differ in nothing else. */
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code > 127 && code !== KATAKANA_DOT)
const KATAKANA_DOT = 0x30fb

/** Words of the name come before words of the set, whole words before parts of words. */
function nearnessOfWords(searching: Searching) {
  const { found, text, categories } = searching
  const { index } = found
  const { words } = text
  let besides: ((slot: number) => number) | undefined
  return (slot: number): number => {
    const name = `${index.names[slot]!}\n${index.namesEn[slot]!}`
    const named = words.filter((word) => name.includes(word))
    if (named.length === words.length)
      return words.every((word) => hasWhole(name, word)) ? nearness.words : nearness.parts
    const category = index.categories[slot]!
    const mask = named.length ? (besides ??= besidesOf(searching))(slot) : (categories.wideMasks[category] ?? 0)
    const isRight = (word: string, at: number) =>
      named.includes(word) || mask & (1 << at) || hasWhole(index.texts[slot]!, word)
    if (!words.every(isRight)) return nearness.anything
    if (!named.length) return categories.isWhole[category] ? nearness.wholeSet : nearness.set
    const besideSet = named.join(' ')
    const like = likenessOf(index.names[slot]!, index.namesEn[slot]!, besideSet)
    const worse = categories.isWhole[category] ? 0 : 1
    if (like === SAME) return nearness.nameAndWholeSet + worse
    return (like === BEGINS ? nearness.beginningAndWholeSet : nearness.wordsAndWholeSet) + worse
  }
}

/** Returns whether the word stands in the text without letters or digits beside it. */
function hasWhole(text: string, word: string) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text.charCodeAt(at - 1)) && !isLetter(text.charCodeAt(at + word.length))) return true
  return false
}
