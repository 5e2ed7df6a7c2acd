import { plain } from '@bra/contract/trade/format'
import { inOtherLanguages, printedLanguage } from '@bra/contract/trade/printed-languages'
import { numberSort } from '@bra/contract/trade/references'
import { oneForEach } from '../../../platform/memory.ts'
import { FACES, type Found, type Vocabulary } from '../finder/index.ts'

const bare = (text: string) => plain(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Category ids by everything that a set is called: its codes at all sources and its names. */
const categoriesByWord = oneForEach((vocabulary: Vocabulary) => {
  const byWord = new Map<string, number[]>()
  for (const { id, code, codes, names } of vocabulary.category_words)
    for (const word of new Set([code, ...codes, ...names.split('\n')].map(bare)))
      if (word) byWord.set(word, [...(byWord.get(word) ?? []), id])
  return byWord
})

/** Returns the sets that are called so; shops write "SV02: Paldea Evolved" for a set. */
export function setsCalled({ known: vocabulary }: Found, word: string): number[] {
  const byWord = categoriesByWord(vocabulary)
  const [before, ...after] = word.split(':')
  const texts = after.length ? [word, after.join(':'), before!] : [word]
  return texts.map((text) => byWord.get(bare(text)) ?? []).find((ids) => ids.length) ?? []
}

export const isSetName = ({ known: vocabulary }: Found, text: string) => categoriesByWord(vocabulary).has(bare(text))

export const isInSet = (found: Found, id: number, set: string) =>
  setsCalled(found, set).includes(found.index.categories[found.index.slotOf.get(id)!]!)

/** Returns the products by numbers that name their printing alone, such as "SWSH284"; goes over all products once. */
export function numberedAlone({ index }: Found, numbers: string[]) {
  const asked = new Map(numbers.map((number): [string, number[]] => [numberSort(number), []]))
  if (!asked.size) return asked
  for (let slot = 0; slot < index.size; slot++) asked.get(index.numbers[slot]!)?.push(index.ids[slot]!)
  return asked
}

/** European cards of Yu-Gi-Oh! of before 2004 say their language by one letter; a catalogue may know only newer ones. */
const european = /^[EP](\d{3})$/i

function placedIn({ index }: Found, categories: number[], is: (sort: string) => boolean) {
  const slots = categories.flatMap((id) =>
    index.slotsOfCategory.of(id).filter((slot) => index.isHere[slot] && index.categories[slot] === id),
  )
  return slots.filter((slot) => is(index.numbers[slot]!)).map((slot) => index.ids[slot]!)
}

/** Returns the products of these sets by number, zeros aside. */
export function exactlyIn(found: Found, categories: number[], number: string): number[] {
  const asked = numberSort(number)
  return placedIn(found, categories, (sort) => sort === asked)
}

const waysOf = (number: string) => {
  const rest = printedLanguage(number)?.rest ?? european.exec(number)?.[1]
  if (!rest) return [number]
  const english = `EN${rest}`
  return [number, english, ...inOtherLanguages(english), rest]
}

/** Returns all products of these sets that are so numbered in some language: European ones may have a rarity of their own. */
export const numberedAbroad = (found: Found, categories: number[], number: string) => [
  ...new Set(waysOf(number).flatMap((way) => exactlyIn(found, categories, way))),
]

/** Returns the language that one of these numbers names, if it is how the product is numbered in some language. */
export function languageOfNumber({ index }: Found, id: number, numbers: (string | null)[]) {
  const own = index.numbers[index.slotOf.get(id)!]
  for (const number of numbers) {
    const read = number === null ? null : printedLanguage(number)
    if (!read) continue
    const isOwn = numberSort(number!) === own
    if (isOwn || inOtherLanguages(number!).some((other) => numberSort(other) === own))
      return { language: read.language, isOwn }
  }
  return null
}

/** Returns the products of these sets by number: as it is written, in another language, or with or without a prefix. */
export function numberedIn(found: Found, categories: number[], number: string): number[] {
  for (const way of waysOf(number)) {
    const exact = exactlyIn(found, categories, way)
    if (exact.length) return exact
  }
  const asked = withoutPrefix(numberSort(number))
  if (!/^\d+[a-z]?$/.test(asked)) return []
  const prefixed = placedIn(found, categories, (sort) => withoutPrefix(sort) === asked)
  // the Classic Collection has "4_A" for what is printed as 4
  return prefixed.length
    ? prefixed
    : placedIn(found, categories, (sort) => new RegExp(`^${asked}[a-z]\\d*$`).test(sort))
}

const withoutPrefix = (sort: string) => sort.replace(/^[a-z]+(?=\d)/, '')

/** A set and a number are written as "PR-SV 173", "PR-SV173" or "OP01-024". */
const writings = [/^(\S+) (\S+)$/, /^([a-z-]+)(\d{1,4}[a-z]?)$/i, /^([a-z0-9]+)-(\w+)$/i]

/** Finds products by any code of their set, as references keep only one: "PR-SV 173" is kept as "SVP 173". */
export function productsAt(found: Found, reference: string): number[] {
  const written = reference.split('/')[0]!.replace(/\s+/g, ' ').trim()
  const places = writings.flatMap((writing) => {
    const [, set, number] = writing.exec(written) ?? []
    return set && number ? [numberedIn(found, setsCalled(found, set), number)] : []
  })
  return places.find((ids) => ids.length) ?? []
}

/** Art cards, tokens and souvenirs bear the names of cards, but nobody means them by a name alone. */
const BESIDE = new Set(['token', 'tokens', 'memorabilia', 'art', 'art_series', 'minigame'])
const kindsById = oneForEach(
  (vocabulary: Vocabulary) => new Map(vocabulary.category_words.map(({ id, kind }) => [id, kind])),
)

export function playable({ index, known: vocabulary }: Found, ids: number[]): number[] {
  const isBeside = (id: number) => {
    const slot = index.slotOf.get(id)!
    const [front, back] = (index.namesEn[slot] || index.names[slot]!).split(FACES)
    return front === back || BESIDE.has(kindsById(vocabulary).get(index.categories[slot]!) ?? '')
  }
  const rest = ids.filter((id) => !isBeside(id))
  return rest.length ? rest : ids
}
