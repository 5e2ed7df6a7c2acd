import type { Uf } from '@bra/contract/trade'
import type { PackBox } from './packing.ts'

export interface ParcelItem {
  quantity: number
  grams: number
  /** A loose card: flat, and light enough for a letter. */
  isCard: boolean
  /** Centimetres; null where nobody measured it, as with cards. */
  sides: Sides | null
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
  /** Whose boxes it may go into; null where the centre packs it. */
  storeId: number | null
  /** The one that it goes into; without one it is as large as what is in it. */
  box?: PackBox
}
export type Packed = Pick<Parcel, 'items' | 'box'>

export type Sides = [number, number, number]

// what a Mini Envios may measure
const miniSides: Sides = [24, 16, 4]
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
export function chargedGrams({ items, box }: Packed) {
  const grams = sum(items, (item) => item.grams) + (box?.grams ?? 0)
  const cubic = Math.ceil((box ? box.sides[0] * box.sides[1] * box.sides[2] : volumeOf(items)) / CUBIC_CM_A_GRAM)
  return cubic > CUBIC_FROM_GRAMS ? Math.max(grams, cubic) : grams
}

export const isAllCards = (items: ParcelItem[]) => items.every((item) => item.isCard)
export const countOf = (items: ParcelItem[]) => sum(items, () => 1)

/** Each side no longer than that of the other, however it is turned. */
export const fitsInto = (sides: Sides, room: Sides) =>
  longestFirst(sides).every((side, at) => side <= longestFirst(room)[at]!)

export const fitsMini = ({ items, box }: Packed) =>
  box
    ? fitsInto(box.sides, miniSides)
    : volumeOf(items) <= miniVolume && items.every(({ sides }) => !sides || fitsInto(sides, miniSides))

export const fitsParcel = ({ items, box }: Packed) =>
  box ? isSendable(box.sides) : items.every(({ sides }) => !sides || isSendable(sides))

const isSendable = (sides: Sides) =>
  Math.max(...sides) <= LONGEST_CM && sides[0] + sides[1] + sides[2] <= LONGEST_SUM_CM

// an envelope with a stiffener around the cards, and what fits below its lid
const envelopeCm = [16, 11, 2] as const
const CARDS_A_CM = 25
const LIGHTEST_GRAMS = 20

/** The box that a parcel is: the one it is packed into, or what its items fill when they lie on each other. */
export function boxOf({ items, box }: Packed): { sides: Sides; grams: number } {
  const grams = sum(items, (item) => item.grams)
  if (box) return { sides: box.sides, grams: grams + box.grams }
  const pile = pileOf(items, [envelopeCm[0], envelopeCm[1]])
  return { sides: [pile[0], pile[1], Math.max(envelopeCm[2], pile[2])], grams: Math.max(LIGHTEST_GRAMS, grams) }
}

/** What items measure when they lie on each other, in whole centimetres and no smaller than a base. */
export function pileOf(items: ParcelItem[], base: [number, number]): Sides {
  const measured = items.map(({ sides }) => longestFirst(sides ?? [0, 0, 0]))
  const loose = items.filter(({ sides }) => !sides)
  const cards = Math.ceil(sum(loose, () => 1) / CARDS_A_CM)
  const piled = items.reduce((total, { quantity }, at) => total + measured[at]![2]! * quantity, cards)
  const along = (side: 0 | 1) => Math.ceil(Math.max(base[side], ...measured.map((sides) => sides[side]!)))
  return [along(0), along(1), Math.ceil(piled)]
}

const longestFirst = (sides: Sides) => sides.toSorted((a, b) => b - a)
