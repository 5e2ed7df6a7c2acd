import { senderOf } from '@bra/contract/trade/sender'
import type { Db } from '../../../platform/db.ts'
import { boxesOfStores } from './boxes.queries.ts'
import {
  type Box,
  countOf,
  fitsInto,
  type PackBox,
  type Parcel,
  type ParcelItem,
  pileOf,
  type Sides,
} from './parcel.ts'

const cardCm: [number, number] = [9, 7]

/** Returns the smallest box in which everything fits, or undefined. */
export function fittingBox(items: ParcelItem[], boxes: PackBox[]): PackBox | undefined {
  const volumeOf = ({ sides }: PackBox) => sides[0] * sides[1] * sides[2]
  return boxes.toSorted((a, b) => volumeOf(a) - volumeOf(b) || a.grams - b.grams).find((box) => holds(box, items))
}

function holds({ sides, maxCards }: PackBox, items: ParcelItem[]) {
  const [cards, others] = [items.filter(({ isCard }) => isCard), items.filter(({ isCard }) => !isCard)]
  if (maxCards !== null && countOf(cards) > maxCards) return false
  const isCounted = maxCards !== null && others.length === 0
  return isCounted || fitsInto(pileOf(items, cardCm), sides)
}

/**
 * Returns for each parcel the boxes of its store that may be used, in one statement. The least price of them all counts:
 * as fewer boxes hold more goods, more goods never cost less, which no order among the boxes could promise.
 */
export async function packedParcels(db: Db, parcels: Parcel[]): Promise<Parcel[][]> {
  const stores = [...new Set(parcels.flatMap(({ storeId }) => storeId ?? []))]
  const boxes = stores.length > 0 ? await packBoxesOf(db, stores) : new Map<number, PackBox[]>()
  return parcels.map((parcel) => {
    const sender = senderOf({ store_id: parcel.storeId })
    const own = sender.kind === 'centre' ? [] : (boxes.get(sender.id) ?? [])
    if (own.length === 0) return [{ ...parcel, box: undefined }]
    return boxesFor(parcel.items, own).map((box) => ({ ...parcel, box }))
  })
}

function boxesFor(items: ParcelItem[], boxes: PackBox[]): Box[] {
  const holding = boxes.filter((box) => holds(box, items))
  if (holding.length === 0) return [boxAround(items, boxes)]
  return holding.filter(
    (box, at) => !holding.some((other, of) => of !== at && beats(other, box) && (of < at || !beats(box, other))),
  )
}

/** True if a box is in no direction larger and not heavier than another, so that it never costs more. */
const beats = (box: Box, other: Box) => fitsInto(box.sides, other.sides) && box.grams <= other.grams

/**
 * The box that a store would have to find for what fits into none of its own: around the pile, and in no direction
 * smaller nor lighter than its largest, so that more goods never cost less.
 */
function boxAround(items: ParcelItem[], boxes: PackBox[]): Box {
  const pile = inOrder(pileOf(items, cardCm).map((side) => side + WALLS_CM))
  const own = boxes.map(({ sides }) => inOrder(sides))
  const side = (at: number) => Math.max(pile[at]!, ...own.map((sides) => sides[at]!))
  return { sides: [side(0), side(1), side(2)], grams: Math.max(...boxes.map(({ grams }) => grams)) }
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
