import { senderOf } from '@bra/contract/trade/sender'
import type { Db } from '../../../platform/db.ts'
import { boxesOfStores } from './boxes.queries.ts'
import {
  type Box,
  chargedGrams,
  chargedIn,
  countOf,
  envelopeCm,
  fitsInto,
  fitsParcel,
  gramsOf,
  isAllCards,
  isSendable,
  liesIn,
  longestFirst,
  type PackBox,
  type Parcel,
  type ParcelItem,
  pilesOf,
  type Sides,
  type Stack,
  stackOf,
  takes,
} from './parcel.ts'
import type { MethodCode } from './shipping.tables.ts'

const cardCm: [number, number] = [9, 7]

const cubicCm = ({ sides }: Box) => sides[0] * sides[1] * sides[2]

export interface Load {
  grams: number
  /** Loose cards, which a store may have counted into its boxes. */
  cards: number
  isAllCards: boolean
  stack: Stack
}

const loadOf = (items: ParcelItem[]): Load => ({
  grams: gramsOf(items),
  cards: countOf(items.filter(({ isCard }) => isCard)),
  isAllCards: isAllCards(items),
  stack: stackOf(items),
})

/** `piles` and the sides of the box stand with the longest side first. */
function holds({ sides, maxCards }: PackBox, { cards, isAllCards: hasNoOthers }: Load, piles: Sides[]) {
  if (maxCards !== null && cards > maxCards) return false
  const isCounted = maxCards !== null && hasNoOthers
  return isCounted || piles.some((pile) => liesIn(pile, sides))
}

/** Returns for each parcel the boxes of its store, in one statement; those of the centre are not known. */
export async function boxesToPack(db: Db, parcels: Parcel[]): Promise<PackBox[][]> {
  const stores = [...new Set(parcels.flatMap(({ storeId }) => storeId ?? []))]
  const boxes = stores.length > 0 ? await packBoxesOf(db, stores) : new Map<number, PackBox[]>()
  return parcels.map(({ storeId }) => {
    const sender = senderOf({ store_id: storeId })
    return sender.kind === 'centre' ? [] : (boxes.get(sender.id) ?? [])
  })
}

/** The least price of them all counts: as fewer boxes hold more goods, only so do more goods never cost less. */
export const inEachBox = (parcel: Parcel, boxes: PackBox[]): Parcel[] =>
  boxesFor(parcel.items, boxes).map((box) => ({ ...parcel, box }))

/** Tells the least grams that a carrier charges for a load in one box; Infinity if it takes none that holds it. */
export function leastGramsIn(boxes: PackBox[]): (load: Load) => number {
  const packing = packingIn(boxes)
  return (load) => {
    const { holding, around } = boxesOf(load, packing)
    return [...holding, ...around].reduce(
      (least, box) => (isSendable(box.sides) ? Math.min(least, chargedIn(box, load.grams)) : least),
      Infinity,
    )
  }
}

/** Returns the box that the quote supposed: the one of the store, if any holds the items, in which it costs least. */
export function boxToPack(items: ParcelItem[], boxes: PackBox[], method: MethodCode): Box {
  const charged = (box: Box) => chargedGrams({ items, box })
  const possible = boxesFor(items, boxes).toSorted((a, b) => charged(a) - charged(b) || cubicCm(a) - cubicCm(b))
  return possible.find((box) => takes(method, { items, box })) ?? possible[0]!
}

function boxesFor(items: ParcelItem[], boxes: PackBox[]): Box[] {
  const { holding, around } = boxesOf(loadOf(items), packingIn(boxes))
  if (holding.length > 0) return withoutBeaten(holding)
  const sendable = around.filter((box) => fitsParcel({ items, box }))
  return withoutBeaten(sendable.length > 0 ? sendable : around.slice(0, 1))
}

interface Packing {
  boxes: (PackBox & { own: PackBox })[]
  least: Box
}

function packingIn(own: PackBox[]): Packing {
  const boxes = own.map((box) => ({ ...box, sides: longestFirst(box.sides), own: box }))
  const most = (at: number) => Math.max(envelopeCm[at]!, ...boxes.map(({ sides }) => sides[at]!))
  const grams = Math.max(0, ...boxes.map((box) => box.grams))
  return { boxes, least: { sides: [most(0), most(1), most(2)], grams } }
}

function boxesOf(load: Load, { boxes, least }: Packing): { holding: Box[]; around: Box[] } {
  const piles = pilesOf(load.stack, cardCm).map(longestFirst)
  const holding = boxes.filter((box) => holds(box, load, piles)).map(({ own }) => own)
  if (holding.length > 0) return { holding, around: [] }
  return { holding, around: piles.map((pile) => boxAround(pile, { least, walls: boxes.length > 0 ? WALLS_CM : 0 })) }
}

const withoutBeaten = (boxes: Box[]) =>
  boxes.filter(
    (box, at) => !boxes.some((other, of) => of !== at && beats(other, box) && (of < at || !beats(box, other))),
  )

/** True if a box is in no direction larger and not heavier than another, so that it never costs more. */
const beats = (box: Box, other: Box) => fitsInto(box.sides, other.sides) && box.grams <= other.grams

/** A box for what fits no own one; never smaller or lighter than the largest own, so that more never costs less. */
function boxAround(pile: Sides, { least, walls }: { least: Box; walls: number }): Box {
  const side = (at: 0 | 1 | 2) => Math.max(least.sides[at], pile[at] + walls)
  return { sides: [side(0), side(1), side(2)], grams: least.grams }
}

const WALLS_CM = 1

export async function packBoxesOf(db: Db, storeIds: number[]) {
  const rows = await boxesOfStores(db, storeIds)
  return Map.groupBy(
    rows.map(({ id, store_id, length_cm, width_cm, height_cm, weight_grams, max_cards }) => ({
      ...{ id, store_id, grams: weight_grams, maxCards: max_cards },
      sides: [length_cm, width_cm, height_cm] as Sides,
    })),
    ({ store_id: storeId }) => storeId,
  )
}
