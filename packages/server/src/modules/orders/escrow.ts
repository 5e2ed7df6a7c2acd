import { type Line, splitCents } from '../ledger/index.ts'

export interface Held {
  id: number
  store_id: number | null
  goods_cents: number
  freight_cents: number
  commission_cents: number
  refunded_cents: number
}

/** What is still held for a parcel. */
export const restOf = ({ goods_cents, freight_cents, refunded_cents }: Held) =>
  goods_cents + freight_cents - refunded_cents

/** A part that went back takes its share of goods, freight and commission with it, to the centavo. */
export function sharesLeft({ goods_cents, freight_cents, commission_cents, refunded_cents }: Held) {
  const [goodsBack, freightBack] = splitCents(refunded_cents, [goods_cents, freight_cents]) as [number, number]
  const goods = goods_cents - goodsBack
  const [commission] = splitCents(commission_cents, [goods, goodsBack]) as [number]
  return { goods, freight: freight_cents - freightBack, commission }
}

/** To the store goods and freight without commission; of the centre's parcel each store its goods, the freight the centre. */
export function releaseLines(parcel: Held, goodsOf: { store_id: number; cents: number }[]): Line[] {
  const { goods, freight, commission } = sharesLeft(parcel)
  const out: Line[] = [
    { account: `escrow:${parcel.id}`, cents: -restOf(parcel) },
    { account: 'commission', cents: commission },
  ]
  if (parcel.store_id !== null)
    return [...out, { account: `store:${parcel.store_id}`, cents: goods + freight - commission }]
  const shares = splitCents(
    goods,
    goodsOf.map(({ cents }) => cents),
  )
  const commissions = splitCents(commission, shares)
  const stores = goodsOf.map(({ store_id }, at): Line => ({
    account: `store:${store_id}`,
    cents: shares[at]! - commissions[at]!,
  }))
  return [...out, ...stores, { account: 'centre', cents: freight }]
}
