import { senderOf } from '@bra/contract/trade/sender'
import { type Line, splitCents } from '../../money/ledger/index.ts'

export interface Held {
  id: number
  store_id: number | null
  goods_cents: number
  freight_cents: number
  commission_cents: number
  refunded_cents: number
  /** The part of `refunded_cents` that was the price of cards that were not found. */
  lacking_cents: number
}

export interface Contested extends Held {
  contested_cents: number
}

export interface GoodsOf {
  store_id: number
  cents: number
  commission: number
}

export const restOf = ({ goods_cents, freight_cents, refunded_cents }: Held) =>
  goods_cents + freight_cents - refunded_cents

/** Refunds take from all parts in proportion, but the price of cards not found from goods and their commission. */
export function sharesLeft({ goods_cents, freight_cents, commission_cents, refunded_cents, lacking_cents }: Held) {
  const found = goods_cents - lacking_cents
  const [goodsBack, freightBack] = splitCents(refunded_cents - lacking_cents, [found, freight_cents]) as [
    number,
    number,
  ]
  const goods = found - goodsBack
  return { goods, freight: freight_cents - freightBack, commission: partOf(commission_cents, goods, goods_cents) }
}

const partOf = (commission: number, left: number, whole: number) => splitCents(commission, [left, whole - left])[0]!

/** The parcel as it would be if what is contested had gone back: the rest of it is released on its usual day. */
export const uncontested = <P extends Contested>(parcel: P): P => ({
  ...parcel,
  refunded_cents: parcel.refunded_cents + parcel.contested_cents,
})

/** Returns what is left to each store of a parcel that the centre sends, in cents; the goods add up to the cent. */
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

/** A store gets goods and freight less commission; in a parcel of the centre, the centre gets the freight. */
export function releaseLines(parcel: Held, goodsOf: GoodsOf[]): Line[] {
  const { goods, freight, commission } = sharesLeft(parcel)
  const out: Line = { account: `escrow:${parcel.id}`, cents: -restOf(parcel) }
  const sender = senderOf(parcel)
  if (sender.kind === 'store')
    return [
      out,
      { account: 'commission', cents: commission },
      { account: `store:${sender.id}`, cents: goods + freight - commission },
    ]
  const shares = sharesInCentre(parcel, goodsOf)
  return [
    out,
    { account: 'commission', cents: shares.reduce((sum, share) => sum + share.commission, 0) },
    ...shares.map((share): Line => ({ account: `store:${share.store_id}`, cents: share.goods - share.commission })),
    { account: 'centre', cents: freight },
  ]
}

/** Releases what is no longer contested; all releases of a parcel add up to the one it would have had, to the cent. */
export function furtherRelease(before: Contested, after: Contested, goodsOf: GoodsOf[]): Line[] {
  const released = releaseLines(uncontested(before), goodsOf)
  return releaseLines(uncontested(after), goodsOf).map(({ account, cents }, at) => ({
    account,
    cents: cents - released[at]!.cents,
  }))
}
