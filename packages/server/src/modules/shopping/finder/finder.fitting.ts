import { plain } from '@bra/contract/trade/format'
import type { Text } from './finder.candidates.ts'
import { standings } from './finder.category-words.ts'
import type { Found } from './finder.freshness.ts'
import { isAsked, passesOffer } from './finder.offered.ts'
import { partsOf } from './finder.match.ts'
import { type Filter, type OfferQuestion, questionOf } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** A product with an offer that fits, and the lowest price of such offers in cents. */
export interface Fitting {
  id: number
  price: number
}

interface Looked {
  asked: OfferQuestion | null
  withoutStores: number[]
}

export function lowestOf(index: ProductIndex, slots: ArrayLike<number>, looked: Looked): Fitting[] {
  const priceOf = lowestPrice(index, looked)
  const fitting: Fitting[] = []
  for (let at = 0; at < slots.length; at++) {
    const price = priceOf(slots[at]!)
    if (price) fitting.push({ id: index.ids[slots[at]!]!, price })
  }
  return fitting
}

/** Returns a function from slot to cents; 0 if no offer fits. */
function lowestPrice(index: ProductIndex, { asked, withoutStores }: Looked) {
  const { offersFrom, offers, offerPrices, offerStores } = index
  const passes = asked && isAsked(index, asked)
  return (slot: number) => {
    let low = 0
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      const price = offerPrices[offer]!
      if (low && price >= low) continue
      if ((!passes || passes(offer)) && !withoutStores.includes(offerStores[offer]!)) low = price
    }
    return low
  }
}

export const onSaleNow = ({ index }: Found) =>
  Array.from(index.ids.subarray(0, index.size)).filter((_, slot) => index.isHere[slot] && index.offers[slot]! > 0)

interface SearchedAmong {
  filter: Filter
  /** Any of these; an empty list searches no text. */
  texts: Text[]
  withoutStores: number[]
}

/**
 * Returns a function that tells which of these few products may fit a search, and looks at no other product. A text
 * that is looked for in everything known of a card may pass a product that `fitting` of the finder does not find.
 */
export function fittingAmong(found: Found, productIds: number[], now: Date) {
  const { index, known } = found
  const slots = productIds.flatMap((id) => index.slotOf.get(id) ?? [])
  const onSale = slots.filter((slot) => index.isHere[slot] && index.offers[slot]! > 0)
  const has = textsAmong(found)
  return ({ filter, texts, withoutStores }: SearchedAmong): Fitting[] => {
    const question = questionOf(index, known, filter, now)
    const parts = partsOf(question)
    const isOffered = question.offer ? passesOffer(index, question.offer) : () => true
    const readers = texts.map(has)
    const passing = onSale.filter(
      (slot) =>
        parts.every((part) => part.passes(slot)) &&
        isOffered(slot) &&
        (!readers.length || readers.some((reads) => reads(slot))),
    )
    return passing.length ? lowestOf(index, passing, { asked: question.offer, withoutStores }) : []
  }
}

/** Returns for a text a test of single slots; what a word says of sets is worked out once for all texts. */
function textsAmong({ index, known }: Found) {
  const byWord = new Map<string, ReturnType<typeof standings>>()
  const standingOf = (word: string) => {
    const before = byWord.get(word) ?? standings(known, word)
    byWord.set(word, before)
    return before
  }
  const named = [...known.rarities, ...known.elements].map(({ name, slug }) => `${plain(name)} ${slug}`)
  const wideTextOf = (slot: number) =>
    `${index.texts[slot]} ${index.detailTexts.texts[index.details[slot]!]} ${index.nameLists.texts[index.otherNames[slot]!]}`

  const hasWords = ({ words, isWide }: Text, slot: number) => {
    const text = isWide ? wideTextOf(slot) : index.texts[slot]!
    const missing = words.filter((word) => !text.includes(word))
    if (!missing.length) return words.length > 0
    const category = index.categories[slot]!
    const inSet = missing.map((word) => standingOf(word)(category))
    if (isWide) return missing.every((word, at) => inSet[at] !== null || named.some((name) => name.includes(word)))
    return inSet.every((standing) => standing === 'named' || standing === 'beside') && isNamed(words, category)
  }
  const isNamed = (words: string[], category: number) => words.some((word) => standingOf(word)(category) === 'named')
  return (text: Text) => {
    const exact = new Set(text.exactIds)
    const line = `\n${text.plain}\n`
    return (slot: number) =>
      exact.has(index.ids[slot]!) ||
      hasWords(text, slot) ||
      index.nameLists.texts[index.otherNames[slot]!]!.includes(line)
  }
}
