import { type Line, splitCents } from '../ledger/index.ts'

export interface Held {
  id: number
  store_id: number | null
  goods_cents: number
  freight_cents: number
  commission_cents: number
  refunded_cents: number
}

/** What one store has in a parcel, and what is kept of that. */
export interface GoodsOf {
  store_id: number
  cents: number
  commission: number
}

/** What is still held for a parcel. */
export const restOf = ({ goods_cents, freight_cents, refunded_cents }: Held) =>
  goods_cents + freight_cents - refunded_cents

/** A part that went back takes its share of goods, freight and commission with it, to the centavo. */
export function sharesLeft({ goods_cents, freight_cents, commission_cents, refunded_cents }: Held) {
  const [goodsBack, freightBack] = splitCents(refunded_cents, [goods_cents, freight_cents]) as [number, number]
  const goods = goods_cents - goodsBack
  return { goods, freight: freight_cents - freightBack, commission: partOf(commission_cents, goods, goods_cents) }
}

/** Of a commission what is kept where only this is left of the goods. */
const partOf = (commission: number, left: number, whole: number) => splitCents(commission, [left, whole - left])[0]!

/** Of a parcel of the centre: what is left to each store, to the cent what is left of the goods. */
export function sharesInCentre(parcel: Held, goodsOf: GoodsOf[]) {
  const left = splitCents(
    sharesLeft(parcel).goods,
    goodsOf.map(({ cents }) => cents),
  )
  return goodsOf.map(({ store_id, cents, commission }, at) => {
    const goods = left[at]!
    return { store_id, goods, commission: partOf(commission, goods, cents) }
  })
}

/** To the store goods and freight without commission; of the centre's parcel each store its goods, the freight the centre. */
export function releaseLines(parcel: Held, goodsOf: GoodsOf[]): Line[] {
  const { goods, freight, commission } = sharesLeft(parcel)
  const out: Line = { account: `escrow:${parcel.id}`, cents: -restOf(parcel) }
  if (parcel.store_id !== null)
    return [
      out,
      { account: 'commission', cents: commission },
      { account: `store:${parcel.store_id}`, cents: goods + freight - commission },
    ]
  const shares = sharesInCentre(parcel, goodsOf)
  return [
    out,
    { account: 'commission', cents: shares.reduce((sum, share) => sum + share.commission, 0) },
    ...shares.map((share): Line => ({ account: `store:${share.store_id}`, cents: share.goods - share.commission })),
    { account: 'centre', cents: freight },
  ]
}
