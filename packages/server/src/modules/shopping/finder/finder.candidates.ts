import { plain } from '@bra/contract/trade/format'
import { alphanumerics, type CategoryMatches } from './finder.category-words.ts'
import type { Found } from './finder.freshness.ts'
import { hasDigit, type Terms } from './finder.words.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

/** A searched text without accents, its words, and the products that it names by printed reference, best first. */
export interface Text {
  plain: string
  /** At most eight. */
  words: string[]
  exactIds: number[]
  /** True to look at all that is known of a card; else only a whole name counts of the names in other languages. */
  isWide?: boolean
}

export interface Searching {
  found: Found
  text: Text
  categories: CategoryMatches
  /** Returns the slots whose own text holds the word. */
  slotsWith: (word: string) => Int32Array
}

/** Returns the slots where each word stands in the product's own text or belongs to its set, in no order. */
export function slotsWithAll(searching: Searching): number[] {
  const { found, text, slotsWith } = searching
  const { index } = found
  const [numbers, others] = partedWords(text.words)
  const all = 2 ** text.words.length - 1
  const bitsOfNumbers = numbers.reduce((bits, { bit }) => bits | bit, 0)
  const held = new Uint8Array(index.size)
  for (const { word, bit } of others) for (const slot of slotsWith(word)) held[slot]! |= bit
  const besides = besidesOf(searching)
  const slots: number[] = []
  const look = (slot: number) => {
    const bits = held[slot]! | besides(slot)
    if ((bits | bitsOfNumbers) !== all) return
    if (numbers.every(({ word, bit }) => bits & bit || index.texts[slot]!.includes(word))) slots.push(slot)
  }
  if (!text.words.length) return slots
  if (text.isWide) for (let slot = 0; slot < index.size; slot++) look(slot)
  else for (const slot of slotsOfRarest(searching, others)) look(slot)
  return slots
}

/** Returns the slots where the word stands that fewest have, in their own text or in that of their set. */
function slotsOfRarest({ found: { index }, categories: { masks }, slotsWith }: Searching, words: PlacedWord[]) {
  const places = words.map(({ word, bit }) => {
    const own = slotsWith(word)
    const ofSets = [...masks.keys()].filter((id) => masks[id]! & bit).map((id) => index.slotsOfCategory.of(id))
    return { own, ofSets, count: ofSets.reduce((count, slots) => count + slots.length, own.length) }
  })
  const rarest = places.reduce((fewest, each) => (each.count < fewest.count ? each : fewest))
  return rarest.ofSets.length ? new Set([...rarest.own, ...rarest.ofSets.flat()]) : rarest.own
}

/** Returns each distinct set of words, one bit a word, that some product has together. */
export function wordsTogether(searching: Searching): number[] {
  const { found, text, slotsWith } = searching
  const { index } = found
  const held = new Uint8Array(index.size)
  for (const [at, word] of text.words.entries()) for (const slot of slotsWith(word)) held[slot]! |= 1 << at
  const besides = besidesOf(searching)
  const isThere = new Uint8Array(2 ** text.words.length)
  for (let slot = 0; slot < index.size; slot++) if (index.isHere[slot]) isThere[held[slot]! | besides(slot)] = 1
  return [...isThere.keys()].filter((bits) => isThere[bits])
}

interface PlacedWord {
  word: string
  bit: number
}

/** Words with digits stand in a great many texts, so they are looked for only where every other word stands. */
function partedWords(words: string[]): [PlacedWord[], PlacedWord[]] {
  const parted = words.map((word, at) => ({ word, bit: 1 << at }))
  const numbers = parted.filter(({ word }) => hasDigit(word))
  return numbers.length === words.length ? [[], parted] : [numbers, parted.filter((one) => !numbers.includes(one))]
}

/** Returns the words, by slot, that stand beside the product's own text. */
export function besidesOf({ found: { index, known }, text, categories }: Searching): (slot: number) => number {
  const masks = text.isWide ? categories.wideMasks : categories.masks
  const ofCategory = (slot: number) => masks[index.categories[slot]!] ?? 0
  if (!text.isWide) return ofCategory
  const details = bitsOf(index.detailTexts, text.words)
  const names = bitsOf(index.nameLists, text.words)
  const rarities = bitsOfVocabulary(known.rarities, text.words)
  const elements = bitsOfVocabulary(known.elements, text.words)
  const elementSets = index.elementSets.members.map((ids) =>
    ids.reduce((bits, id) => bits | (elements.get(id) ?? 0), 0),
  )
  return (slot) =>
    ofCategory(slot) |
    details[index.details[slot]!]! |
    names[index.otherNames[slot]!]! |
    (rarities.get(index.rarities[slot]!) ?? 0) |
    elementSets[index.elements[slot]!]!
}

/** Returns the words that the names of rarities or elements have, by id; the slug has the words of the source. */
function bitsOfVocabulary(list: Vocabulary['elements'], words: string[]) {
  const bitsIn = ({ name, slug }: { name: string; slug: string }) => {
    const own = [...alphanumerics(plain(name)), ...slug.split('-')]
    return words.reduce((bits, word, at) => (own.includes(word) ? bits | (1 << at) : bits), 0)
  }
  return new Map(list.map((word) => [word.id, bitsIn(word)]))
}

function bitsOf({ texts }: Terms, words: string[]) {
  return Uint8Array.from(texts, (text) =>
    words.reduce((bits, word, at) => (text.includes(word) ? bits | (1 << at) : bits), 0),
  )
}
