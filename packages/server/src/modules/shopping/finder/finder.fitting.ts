import { plain } from '@bra/contract/trade/format'
import type { Text } from './finder.candidates.ts'
import { standings } from './finder.category-words.ts'
import type { Found } from './finder.freshness.ts'
import { hitsOf } from './finder.hits.ts'
import { isAsked, passesOffer } from './finder.offered.ts'
import { partsOf } from './finder.match.ts'
import { type Filter, type OfferQuestion, offerQuestionOf, questionOf } from './finder.question.ts'
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

/** Returns these products as hits of a list with this filter, without promotions. */
export function hitsAmong(found: Found, productIds: number[], { filter, now }: { filter: Filter; now: Date }) {
  const { index, known } = found
  const slots = productIds.flatMap((id) => index.slotOf.get(id) ?? [])
  return hitsOf(found, slots, { running: [], asked: offerQuestionOf(known, filter, now), own: null })
}

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

  const isMissing = (word: string, category: number, isWide: boolean) => {
    const standing = standingOf(word)(category)
    if (standing === 'named' || standing === 'beside') return false
    return !isWide || (standing === null && !named.some((name) => name.includes(word)))
  }
  const hasWords = ({ words, isWide = false }: Text, slot: number) => {
    const text = isWide ? wideTextOf(slot) : index.texts[slot]!
    const category = index.categories[slot]!
    let isWhole = true
    for (const word of words) {
      if (text.includes(word)) continue
      if (isMissing(word, category, isWide)) return false
      isWhole = false
    }
    return isWhole ? words.length > 0 : isWide || words.some((word) => standingOf(word)(category) === 'named')
  }
  return (text: Text) => {
    const exact = new Set(text.exactIds)
    const lists = index.nameLists.naming(text.plain)
    return (slot: number) =>
      hasWords(text, slot) || exact.has(index.ids[slot]!) || lists?.[index.otherNames[slot]!] === 1
  }
}
