import { senderOf } from '@bra/contract/trade/sender'
import type { Db } from '../../../platform/db.ts'
import { boxesOfStores } from './boxes.queries.ts'
import {
  type Box,
  chargedGrams,
  countOf,
  envelopeCm,
  fitsInto,
  fitsParcel,
  type PackBox,
  type Parcel,
  type ParcelItem,
  pilesOf,
  type Sides,
  takes,
} from './parcel.ts'
import type { MethodCode } from './shipping.tables.ts'

const cardCm: [number, number] = [9, 7]

const cubicCm = ({ sides }: Box) => sides[0] * sides[1] * sides[2]

function holds({ sides, maxCards }: PackBox, items: ParcelItem[], piles: Sides[]) {
  const [cards, others] = [items.filter(({ isCard }) => isCard), items.filter(({ isCard }) => !isCard)]
  if (maxCards !== null && countOf(cards) > maxCards) return false
  const isCounted = maxCards !== null && others.length === 0
  return isCounted || piles.some((pile) => fitsInto(pile, sides))
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

/**
 * Returns a parcel in each box that may be used. The least price of them all counts: as fewer boxes hold more goods,
 * more goods never cost less, which no order among the boxes could promise.
 */
export const inEachBox = (parcel: Parcel, boxes: PackBox[]): Parcel[] =>
  boxesFor(parcel.items, boxes).map((box) => ({ ...parcel, box }))

/** Returns the least grams that a carrier charges for items in one box; Infinity if it takes none that holds them. */
export const leastGrams = (items: ParcelItem[], boxes: PackBox[]) =>
  Math.min(
    ...boxesFor(items, boxes).map((box) => (fitsParcel({ items, box }) ? chargedGrams({ items, box }) : Infinity)),
  )

/**
 * Returns the box in which the method costs least, as its quote supposed: one of the store's own if one holds the items,
 * and the smallest of those that weigh the same.
 */
export function boxToPack(items: ParcelItem[], boxes: PackBox[], method: MethodCode): Box {
  const charged = (box: Box) => chargedGrams({ items, box })
  const possible = boxesFor(items, boxes).toSorted((a, b) => charged(a) - charged(b) || cubicCm(a) - cubicCm(b))
  return possible.find((box) => takes(method, { items, box })) ?? possible[0]!
}

function boxesFor(items: ParcelItem[], boxes: PackBox[]): Box[] {
  const piles = pilesOf(items, cardCm)
  const holding = boxes.filter((box) => holds(box, items, piles))
  if (holding.length > 0) return withoutBeaten(holding)
  const around = boxesAround(piles, boxes)
  const sendable = around.filter((box) => fitsParcel({ items, box }))
  return withoutBeaten(sendable.length > 0 ? sendable : around.slice(0, 1))
}

const withoutBeaten = (boxes: Box[]) =>
  boxes.filter(
    (box, at) => !boxes.some((other, of) => of !== at && beats(other, box) && (of < at || !beats(box, other))),
  )

/** True if a box is in no direction larger and not heavier than another, so that it never costs more. */
const beats = (box: Box, other: Box) => fitsInto(box.sides, other.sides) && box.grams <= other.grams

/**
 * The boxes that a store would have to find for what fits into none of its own: around the piles, and in no direction
 * smaller nor lighter than its largest, so that more goods never cost less. A store without boxes sends envelopes.
 */
function boxesAround(piles: Sides[], boxes: PackBox[]): Box[] {
  const own = boxes.map(({ sides }) => inOrder(sides))
  const walls = own.length > 0 ? WALLS_CM : 0
  const grams = Math.max(0, ...boxes.map((box) => box.grams))
  return piles.map((pile) => {
    const around = inOrder(pile.map((side) => side + walls))
    const side = (at: number) => Math.max(envelopeCm[at]!, around[at]!, ...own.map((sides) => sides[at]!))
    return { sides: [side(0), side(1), side(2)], grams }
  })
}

const WALLS_CM = 1
const inOrder = (sides: number[]) => sides.toSorted((a, b) => b - a)

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
