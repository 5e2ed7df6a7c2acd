import type { Uf } from '@bra/contract/trade'

interface ParcelItem {
  quantity: number
  grams: number
  /** A loose card: flat, and light enough for a letter. */
  isCard: boolean
  /** Centimetres; null where nobody measured it, as with cards. */
  sides: [number, number, number] | null
}

export interface Parcel {
  origin: Uf
  destination: Uf
  originCep: string
  destinationCep: string
  items: ParcelItem[]
  /** What the goods are worth: declared, and a limit of some ways. */
  valueCents: number
  sendsLetters: boolean
  allowsPickup: boolean
}

// what a Mini Envios may measure
const miniSides = [24, 16, 4]
const miniVolume = 24 * 16 * 4
// Correios charge by volume only above 5 kg of it, at 6000 cubic centimetres a kilogram
const CUBIC_CM_A_GRAM = 6
const CUBIC_FROM_GRAMS = 5000
const LONGEST_CM = 100
const LONGEST_SUM_CM = 200

const sum = (items: ParcelItem[], of: (item: ParcelItem) => number) =>
  items.reduce((total, item) => total + of(item) * item.quantity, 0)
const volumeOf = (items: ParcelItem[]) => sum(items, ({ sides }) => (sides ? sides[0] * sides[1] * sides[2] : 0))

/** What is charged for: the weight, or the volume where that is more. */
export function chargedGrams(items: ParcelItem[]) {
  const grams = sum(items, (item) => item.grams)
  const cubic = Math.ceil(volumeOf(items) / CUBIC_CM_A_GRAM)
  return cubic > CUBIC_FROM_GRAMS ? Math.max(grams, cubic) : grams
}

export const isAllCards = (items: ParcelItem[]) => items.every((item) => item.isCard)
export const countOf = (items: ParcelItem[]) => sum(items, () => 1)

export const fitsMini = (items: ParcelItem[]) =>
  volumeOf(items) <= miniVolume &&
  items.every(({ sides }) => !sides || sides.toSorted((a, b) => b - a).every((side, at) => side <= miniSides[at]!))

export const fitsParcel = (items: ParcelItem[]) =>
  items.every(
    ({ sides }) => !sides || (Math.max(...sides) <= LONGEST_CM && sides[0] + sides[1] + sides[2] <= LONGEST_SUM_CM),
  )

// an envelope with a stiffener around the cards, and what fits below its lid
const envelopeCm = [16, 11, 2] as const
const CARDS_A_CM = 25
const LIGHTEST_GRAMS = 20

/** The box that the items fill when they lie on each other: length, width, height in whole centimetres. */
export function boxOf(items: ParcelItem[]): { sides: [number, number, number]; grams: number } {
  const measured = items.map(({ sides }) => (sides ?? [0, 0, 0]).toSorted((a, b) => b - a))
  const cards = Math.ceil(
    sum(
      items.filter(({ sides }) => !sides),
      () => 1,
    ) / CARDS_A_CM,
  )
  const piled = items.reduce((total, { quantity }, at) => total + measured[at]![2]! * quantity, cards)
  const along = (side: 0 | 1) => Math.ceil(Math.max(envelopeCm[side], ...measured.map((sides) => sides[side]!)))
  return {
    sides: [along(0), along(1), Math.max(envelopeCm[2], Math.ceil(piled))],
    grams: Math.max(
      LIGHTEST_GRAMS,
      sum(items, (item) => item.grams),
    ),
  }
}
