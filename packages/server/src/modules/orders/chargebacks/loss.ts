import type { Tx } from '../../platform/db.ts'
import { type Account, balancesOf, holdWallet, type Line, splitCents } from '../ledger/index.ts'
import type { PaidParcel } from './chargebacks.queries.ts'
import { releaseLines, restOf } from '../escrow/index.ts'

export interface Loss {
  cents: number
  buyer: Account
  /** Promised to the buyer already: who now has it from the bank. */
  owedCents: number
  parcels: PaidParcel[]
}

/** What each parcel loses: in the proportion of what is held for it, or was released. */
export function partsOfLoss({ cents, owedCents, parcels }: Omit<Loss, 'buyer'>): number[] {
  const whole = parcels.map(restOf)
  const most = whole.reduce((sum, rest) => sum + rest, 0)
  return splitCents(Math.min(Math.max(0, cents - owedCents), most), whole)
}

/**
 * The money that the provider took: out of what the buyer was promised and of what is still held. What was released comes
 * from its stores, with its share of the commission, as far as they have it; the rest is the marketplace's loss.
 */
export async function linesOfLoss(tx: Tx, loss: Loss): Promise<Line[]> {
  const { cents, buyer, owedCents, parcels } = loss
  const parts = partsOfLoss(loss)
  const taken = parcels.flatMap((parcel, at) =>
    parcel.state === 'completed'
      ? backFrom(parcel, parts[at]!)
      : [{ account: `escrow:${parcel.id}` as const, cents: -parts[at]! }],
  )
  const borne = await asFarAsThereIs(tx, taken)
  const lines = [{ account: buyer, cents: -Math.min(cents, owedCents) }, ...borne]
  const found = lines.reduce((sum, line) => sum - line.cents, 0)
  return [{ account: 'provider', cents }, ...lines, { account: 'losses', cents: found - cents }]
}

/** The release of a parcel, less the one that it would have been without this part. */
export function backFrom(parcel: PaidParcel, part: number): Line[] {
  const less = releaseLines({ ...parcel, refunded_cents: parcel.refunded_cents + part }, parcel.goods_of)
  return releaseLines(parcel, parcel.goods_of)
    .map(({ account, cents }, at) => ({ account, cents: less[at]!.cents - cents }))
    .filter(({ account }) => !account.startsWith('escrow:'))
}

/** No store is left with less than nothing. */
async function asFarAsThereIs(tx: Tx, lines: Line[]): Promise<Line[]> {
  const stores = [...new Set(lines.map(({ account }) => account).filter((one) => one.startsWith('store:')))].toSorted()
  for (const account of stores) await holdWallet(tx, Number(account.slice('store:'.length)))
  const left = await balancesOf(tx, stores)
  return lines.map(({ account, cents }) => {
    const balance = left.get(account)
    if (balance === undefined || cents > 0) return { account, cents }
    const taken = Math.min(-cents, Math.max(0, balance))
    left.set(account, balance - taken)
    return { account, cents: -taken }
  })
}
