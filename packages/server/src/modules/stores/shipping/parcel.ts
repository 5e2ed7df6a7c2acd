import type { Uf } from '@bra/contract/trade/trade'
import type { MethodCode } from './shipping.tables.ts'

export interface ParcelItem {
  quantity: number
  grams: number
  /** A loose card is flat and light enough for a letter. */
  isCard: boolean
  /** Centimetres; null if nobody measured it, as with cards. */
  sides: Sides | null
}

/** An item with the price of one unit in cents, of which a part of a parcel has its declared value. */
export interface PricedItem extends ParcelItem {
  cents: number
}

export interface Parcel {
  origin: Uf
  destination: Uf
  originCep: string
  destinationCep: string
  items: PricedItem[]
  /** Declared value of the goods in cents; some methods limit it. */
  valueCents: number
  sendsLetters: boolean
  allowsPickup: boolean
  /** The store whose boxes may be used; null if the centre packs the parcel. */
  storeId: number | null
  /** The box that it goes into; without one the parcel is as large as its items. */
  box?: Box
}
export interface Box {
  sides: Sides
  grams: number
}
export interface PackBox extends Box {
  id: number
  /** Null if nobody counted; then the volume of the piled cards decides. */
  maxCards: number | null
}

export interface Packed {
  items: ParcelItem[]
  box?: Box
}

export type Sides = [number, number, number]

// largest dimensions of a Mini Envios, in cm and cubic cm
const miniSides: Sides = [24, 16, 4]
const miniVolume = 24 * 16 * 4
// Correios charge by volume only above 5 kg of volumetric weight, at 6000 cubic cm a kilogram
const CUBIC_CM_A_GRAM = 6
const CUBIC_FROM_GRAMS = 5000
const LONGEST_CM = 100
const LONGEST_SUM_CM = 200

const sum = (items: ParcelItem[], of: (item: ParcelItem) => number) =>
  wholeOf(items.reduce((total, item) => total + thousandths(of(item)) * item.quantity, 0))

/** Sums of thousandths are exact, so that a part of a sum is the same in whatever order it is taken. */
export const thousandths = (amount: number) => Math.round(amount * 1000)
export const wholeOf = (sumOfThousandths: number) => sumOfThousandths / 1000
const volumeOf = (items: ParcelItem[]) => sum(items, ({ sides }) => (sides ? sides[0] * sides[1] * sides[2] : 0))

/** Returns the grams that are charged: the weight, or the volumetric weight if it is larger. */
export const chargedGrams = ({ items, box }: Packed) =>
  box ? chargedIn(box, gramsOf(items)) : charged(gramsOf(items), volumeOf(items))

export const chargedIn = ({ sides, grams: own }: Box, grams: number) =>
  charged(grams + own, sides[0] * sides[1] * sides[2])

function charged(grams: number, cubicCm: number) {
  const cubic = Math.ceil(cubicCm / CUBIC_CM_A_GRAM)
  return cubic > CUBIC_FROM_GRAMS ? Math.max(grams, cubic) : grams
}

/** Returns the grams of the items without packing. */
export const gramsOf = (items: ParcelItem[]) => sum(items, (item) => item.grams)

export const isAllCards = (items: ParcelItem[]) => items.every((item) => item.isCard)
export const countOf = (items: ParcelItem[]) => sum(items, () => 1)

/** Returns whether `sides` fit into `room` in any orientation. */
export const fitsInto = (sides: Sides, room: Sides) => liesIn(longestFirst(sides), longestFirst(room))

/** Returns whether `sides` fit into `room`, both with the longest side first. */
export const liesIn = (sides: Sides, room: Sides) => sides.every((side, at) => side <= room[at]!)

export const fitsMini = ({ items, box }: Packed) =>
  box
    ? fitsInto(box.sides, miniSides)
    : volumeOf(items) <= miniVolume && items.every(({ sides }) => !sides || fitsInto(sides, miniSides))

export const fitsParcel = ({ items, box }: Packed) =>
  box ? isSendable(box.sides) : items.every(({ sides }) => !sides || isSendable(sides))

export const takes = (method: MethodCode, packed: Packed) => (method === 'mini' ? fitsMini(packed) : fitsParcel(packed))

export const isSendable = (sides: Sides) =>
  Math.max(...sides) <= LONGEST_CM && sides[0] + sides[1] + sides[2] <= LONGEST_SUM_CM

// an envelope with a stiffener around the cards, and what fits under its flap
export const envelopeCm = [16, 11, 2] as const
const CARDS_A_CM = 25
const LIGHTEST_GRAMS = 20

/** Returns the outer size in cm and weight in grams: those of the box, or of the items in a pile. */
export function boxOf({ items, box }: Packed): { sides: Sides; grams: number } {
  const grams = gramsOf(items)
  if (box) return { sides: box.sides, grams: Math.max(LIGHTEST_GRAMS, grams + box.grams) }
  const pile = piled(stackOf(items), [envelopeCm[0], envelopeCm[1]], LAYOUTS[0])
  return { sides: [pile[0], pile[1], Math.max(envelopeCm[2], pile[2])], grams: Math.max(LIGHTEST_GRAMS, grams) }
}

/** Piles laid beside each other: how many along the longest side of the things, and how many along the next. */
const LAYOUTS = [
  [1, 1],
  [1, 2],
  [2, 2],
  [1, 4],
  [3, 3],
] as const

/** Returns sizes of one and of several piles, in whole cm from `base` on; more items make none of the sizes smaller. */
export const pilesOf = (stack: Stack, base: [number, number]) => LAYOUTS.map((layout) => piled(stack, base, layout))

/** What the size of items in piles follows from; sides are 0 where nothing was measured. */
export interface Stack {
  /** The longest side of the things that were measured, the longest next side, and the largest thickness. */
  sides: Sides
  heightCm: number
  lines: number
  units: number
  /** Units that nobody measured, which lie as flat as cards. */
  flat: number
}

export function stackOf(items: ParcelItem[]): Stack {
  const things = items.flatMap(({ sides, quantity }) => (sides ? [{ sides: longestFirst(sides), quantity }] : []))
  const most = (at: number) => things.reduce((longest, { sides }) => Math.max(longest, sides[at]!), 0)
  return {
    sides: [most(0), most(1), most(2)],
    heightCm: wholeOf(things.reduce((cm, { sides, quantity }) => cm + thousandths(sides[2]) * quantity, 0)),
    lines: things.length,
    units: things.reduce((units, { quantity }) => units + quantity, 0),
    flat: sum(items, ({ sides }) => (sides ? 0 : 1)),
  }
}

function piled(stack: Stack, base: [number, number], layout: readonly [number, number]): Sides {
  const side = (at: 0 | 1) => Math.ceil(Math.max(base[at], stack.sides[at]) * layout[at])
  return [side(0), side(1), Math.ceil(highest(stack, layout[0] * layout[1]))]
}

/** One kind of thing is dealt out evenly; the highest pile of several kinds is over the mean by less than one thing. */
function highest({ sides, heightCm, lines, units, flat }: Stack, piles: number) {
  if (lines === 1 && flat === 0) return Math.ceil(units / piles) * sides[2]
  const total = heightCm + Math.ceil(flat / CARDS_A_CM)
  return total / piles + sides[2] * (1 - 1 / piles)
}

export const longestFirst = (sides: Sides) => sides.toSorted((a, b) => b - a) as Sides
