import { splitCents } from '../../money/ledger/index.ts'
import type { PricedCart } from '../cart/index.ts'
import { commissionsOf } from './commission.ts'
import { type GroupParcel, parcelsOfGroup } from './group-parcels.ts'

interface Sold extends GroupParcel {
  storeId: number | null
  /** The part of the parcel that credit pays, in cents. */
  credit: number
  /** One for each line, in cents. */
  commissions: number[]
}

/** Returns the parcels of a cart with their parts of what credit pays and of the commissions, which add up to the cent. */
export function soldParcels({ groups }: PricedCart, rates: Map<number, number>, creditCents: number): Sold[] {
  const parcels = groups.flatMap((group) => {
    const own = parcelsOfGroup(group)
    const lines = own.flatMap((parcel) => parcel.lines)
    // of all that a store sells at once, as if it came in one parcel
    const commissions = commissionsOf(lines, rates)
    return own.map((parcel) => ({
      ...parcel,
      storeId: group.store?.id ?? null,
      commissions: commissions.splice(0, parcel.lines.length),
    }))
  })
  const credits = splitCents(
    creditCents,
    parcels.map(({ goodsCents, shipping }) => goodsCents + shipping.cents),
  )
  return parcels.map((parcel, at) => ({ ...parcel, credit: credits[at]! }))
}

export const parcelOf = (
  { storeId, part, parts, goodsCents, shipping, credit, commissions }: Sold,
  orderId: number,
) => ({
  order_id: orderId,
  store_id: storeId,
  ...{ part, parts },
  state: 'awaiting_payment' as const,
  goods_cents: goodsCents,
  freight_cents: shipping.cents,
  credit_cents: credit,
  commission_cents: commissions.reduce((sum, cents) => sum + cents, 0),
  shipping,
})

export const linesOf = ({ lines, part, commissions }: Sold) =>
  lines.map((line, at) => ({
    part,
    listing_id: line.offer!.id,
    store_id: line.store.id,
    product_id: line.product.id,
    name: line.product.name,
    code: line.product.code,
    condition: line.condition,
    language: line.language,
    finish: line.finish,
    extras: line.offer!.extras,
    grade: line.offer!.grade,
    comment: line.offer!.comment,
    photos: line.offer!.photos,
    passport: line.offer!.passport,
    unit_price_cents: line.unit_price_cents,
    quantity: line.quantity,
    from_center: line.bra_center,
    commission_cents: commissions[at]!,
  }))
