import type { Db } from '../../../platform/db.ts'
import { boxesOfStores } from './boxes.queries.ts'
import { countOf, fitsInto, type PackBox, type Parcel, type ParcelItem, pileOf, type Sides } from './parcel.ts'

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

/** Returns the parcels with the box of their store that fits, in one statement. */
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
