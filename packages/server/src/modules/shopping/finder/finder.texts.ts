import { Memory, oneForEach } from '../../../platform/memory.ts'
import { type Searching, slotsWithAll, type Text, wordsTogether } from './finder.candidates.ts'
import { matchCategories } from './finder.category-words.ts'
import { nearnessOf } from './finder.closeness.ts'
import type { Found } from './finder.freshness.ts'
import { basisOf, keptAnswers } from './finder.kept.ts'
import { packed, slotOf } from './finder.lines.ts'
import { type Among, amongOf } from './finder.match.ts'
import type { ProductIndex } from './finder.product-index.ts'

const BYTES_OF_WORDS = 8_000_000
const BYTES_OF_TEXTS = 8_000_000
const BYTES_AROUND = 200
/** So many sales, and printings of the card, count in the order of equally near products; nearness takes four bits more. */
const MOST_SALES = 2 ** 20
const MOST_PRINTINGS = 2 ** 8

// no offer can change what a text finds
const answersOf = keptAnswers<Among>({
  maxBytes: BYTES_OF_TEXTS,
  bytesOf: ({ slots }) => slots.byteLength,
  isOfRows: true,
})
// the stamp is the `textVersion`
const wordsOf = oneForEach<ProductIndex, Memory<Int32Array, number>>(
  () =>
    new Memory({
      maxBytes: BYTES_OF_WORDS,
      bytesOf: (slots, word) => slots.byteLength + word.length + BYTES_AROUND,
    }),
)

/** Printed references stand first, then the nearest names and sets; equally near ones by sales, then by printings. */
export function ranked(found: Found, text: Text, now: number): Among {
  const answers = answersOf(found.index)
  const key = JSON.stringify(text)
  const known = answers.get(key, { catalogueVersion: found.catalogueVersion, now })
  if (known) return known
  const searching = searchingFor(found, text)
  const named = slotsNamed(searching)
  const exact = text.exactIds.map((id) => found.index.slotOf.get(id)).filter((slot) => slot !== undefined)
  const others = nearestFirst(searching, [...without(slotsWithAll(searching), named), ...named])
  const slots = Int32Array.from([...exact, ...without(others, exact)])
  const among = amongOf(found.index, slots)
  return answers.put(key, among, basisOf(found, among, now))
}

/** Returns how near the slot is to the text: see `nearness`. */
export const nearnessIn = (found: Found, text: Text, slot: number) => nearnessOf(searchingFor(found, text), 1)(slot)

/** Returns each distinct set of words, one bit a word, that some product has together. */
export const together = (found: Found, text: Text) => wordsTogether(searchingFor(found, text))

function searchingFor(found: Found, text: Text): Searching {
  const categories = matchCategories(found.known, text.words)
  return { found, text, categories, slotsWith: (word) => slotsWith(found.index, word) }
}

function slotsWith(index: ProductIndex, word: string): Int32Array {
  const words = wordsOf(index)
  return words.get(word, index.textVersion) ?? words.put(word, lookFor(index, word), index.textVersion)
}

function lookFor(index: ProductIndex, word: string) {
  const own = index.words.slotsWith(word, index.texts)
  const parted = slotsWithParts(index, word)
  return Int32Array.from(parted.length ? new Set([...own, ...parted]) : own)
}

/** "pikachu-ex" is also what is written "Pikachu ex", and "nidoran♀" what is written "Nidoran ♀". */
function slotsWithParts(index: ProductIndex, word: string): Int32Array {
  const parts = /^[\p{L}♀♂-]+$/u.test(word) ? word.split(/-+|(?=[♀♂])/).filter(Boolean) : []
  // one letter stands in too many texts to look through
  const long = parts.filter(({ length }) => length > 1)
  if (parts.length < 2 || !long.length) return new Int32Array()
  const gapped = parts.map((part) => (/^[♀♂]/.test(part) ? `${SIGNS}*${part}` : `${SIGNS}+${part}`)).slice(1)
  const spaced = new RegExp(`(?:^|${SIGNS})${parts[0]}${gapped.join('')}`, 'u')
  const lists = long.map((part) => slotsWith(index, part))
  const fewest = lists.reduce((best, slots) => (slots.length < best.length ? slots : best))
  return fewest.filter((slot) => spaced.test(index.texts[slot]!))
}

/** A letter or digit is none. */
const SIGNS = String.raw`[^\p{L}\p{N}]`

const without = <Slots extends number[] | Int32Array>(slots: Slots, others: number[]) =>
  others.length ? slots.filter((slot) => !others.includes(slot)) : slots

/** Returns the slots that have the text as their whole name in another language. */
function slotsNamed({ found: { index }, text }: Searching) {
  const lists = index.nameLists.naming(text.plain)
  const slots: number[] = []
  if (lists) for (let slot = 0; slot < index.size; slot++) if (lists[index.otherNames[slot]!]) slots.push(slot)
  return slots
}

function nearestFirst(searching: Searching, slots: number[]) {
  const { sales, cards, slotsOfCard } = searching.found.index
  const near = nearnessOf(searching, slots.length)
  const keys = Float64Array.from(slots, (slot) => {
    const sold = Math.min(sales[slot]!, MOST_SALES - 1)
    const printed = Math.min(slotsOfCard.of(cards[slot]!).length, MOST_PRINTINGS - 1)
    const wanted = sold * MOST_PRINTINGS + printed
    return packed((near(slot) + 1) * MOST_SALES * MOST_PRINTINGS - 1 - wanted, slot)
  })
  return Int32Array.from(keys.sort(), slotOf)
}
