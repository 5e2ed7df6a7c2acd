import type { Db } from '../../platform/db.ts'
import { boxesOfStores } from './boxes.queries.ts'
import { countOf, fitsInto, type Parcel, type ParcelItem, pileOf, type Sides } from './parcel.ts'

/** What a store packs into. */
export interface PackBox {
  id: number
  sides: Sides
  /** Of the empty box. */
  grams: number
  /** Null where nobody counted: then they lie in piles. */
  maxCards: number | null
}

const cardCm: [number, number] = [9, 7]

/** The smallest in which all of it fits; none where everything is too small, or there is none. */
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

/** Each with the box of its store that it goes into. One statement. */
export async function packedParcels(db: Db, parcels: Parcel[]): Promise<Parcel[]> {
  const stores = [...new Set(parcels.flatMap(({ storeId }) => storeId ?? []))]
  const boxes = stores.length > 0 ? await packBoxesOf(db, stores) : new Map<number, PackBox[]>()
  return parcels.map((parcel) => ({
    ...parcel,
    box: parcel.storeId === null ? undefined : fittingBox(parcel.items, boxes.get(parcel.storeId) ?? []),
  }))
}

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
