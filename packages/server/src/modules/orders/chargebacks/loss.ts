import type { Tx } from '../../../platform/db.ts'
import { balancesOf, holdWallet, type Line, splitCents } from '../../money/ledger/index.ts'
import type { PaidParcel } from './chargebacks.queries.ts'
import { releaseLines, restOf, uncontested } from '../escrow/index.ts'

export interface Loss {
  cents: number
  buyerId: number
  /** Refunds promised to the buyer and not made yet, which the buyer now gets from the bank. */
  owedCents: number
  parcels: PaidParcel[]
}

/** Returns the cents that the provider was asked for a parcel and has not given back; credit is given back last. */
const chargedRestOf = (parcel: PaidParcel) => Math.max(0, restOf(parcel) - parcel.credit_cents)

/** Returns the cents that each parcel loses, in proportion to what is held for it or was released, without credit. */
export function partsOfLoss({ cents, owedCents, parcels }: Omit<Loss, 'buyerId'>): number[] {
  const whole = parcels.map(chargedRestOf)
  const most = whole.reduce((sum, rest) => sum + rest, 0)
  return splitCents(Math.min(Math.max(0, cents - owedCents), most), whole)
}

/** Takes from owed refunds and what is held, then from wallets as far as they have it; the rest is the house's loss. */
export async function linesOfLoss(tx: Tx, loss: Loss): Promise<Line[]> {
  const { cents, buyerId, owedCents, parcels } = loss
  const parts = partsOfLoss(loss)
  const taken = parcels.flatMap((parcel, at) =>
    parcel.state === 'completed'
      ? backFrom(uncontested(parcel), parts[at]!)
      : fromEscrow(parcel, parts[at]!, loss.buyerId),
  )
  const borne = await asFarAsThereIs(tx, taken)
  const lines = [{ account: `buyer:${buyerId}` as const, cents: -Math.min(cents, owedCents) }, ...borne]
  const found = lines.reduce((sum, line) => sum - line.cents, 0)
  return [{ account: 'provider', cents }, ...lines, { account: 'losses', cents: found - cents }]
}

export const endsByLoss = (parcel: PaidParcel, part: number) =>
  part > 0 ? chargedRestOf(parcel) === part : restOf(parcel) === 0

export const creditLeft = (parcel: PaidParcel, part: number) => (endsByLoss(parcel, part) ? restOf(parcel) - part : 0)

function fromEscrow(parcel: PaidParcel, part: number, buyerId: number): Line[] {
  const credit = creditLeft(parcel, part)
  return [
    { account: `escrow:${parcel.id}`, cents: -part - credit },
    { account: `credit:${buyerId}`, cents: credit },
  ]
}

/** Returns the release of a parcel less the release that it would have been without `part` cents. */
export function backFrom(parcel: PaidParcel, part: number): Line[] {
  const less = releaseLines({ ...parcel, refunded_cents: parcel.refunded_cents + part }, parcel.goods_of)
  return releaseLines(parcel, parcel.goods_of)
    .map(({ account, cents }, at) => ({ account, cents: less[at]!.cents - cents }))
    .filter(({ account }) => !account.startsWith('escrow:'))
}

/** Takes from a store at most its balance, so that no wallet goes below zero. */
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
