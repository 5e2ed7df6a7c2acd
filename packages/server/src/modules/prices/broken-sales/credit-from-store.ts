import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { balancesOf, holdWallet, type Line, post } from '../../money/ledger/index.ts'

interface Given {
  storeId: number
  userId: number
  orderId: number
  storeOrderId: number
  cents: number
  key: string
}

interface WithAdvance extends Given {
  /** The most that the house gives, in cents. */
  mostAdvanced: number
}

/** Gives a buyer credit out of a store's balance, and what that lacks out of the house's. Returns what each gave. */
export async function creditFromStore(tx: Tx, app: Pick<App, 'clock'>, { storeId, userId, ...of }: WithAdvance) {
  const { key, orderId, storeOrderId } = of
  const own = Math.min(of.cents, await balanceOfStore(tx, storeId))
  const advanced = Math.min(of.cents - own, of.mostAdvanced)
  if (own + advanced === 0) return { own, advanced }
  const payers: Line[] = [
    ...(own > 0 ? [{ account: `store:${storeId}` as const, cents: -own }] : []),
    ...(advanced > 0 ? [{ account: 'losses' as const, cents: -advanced }] : []),
  ]
  const lines: Line[] = [...payers, { account: `credit:${userId}`, cents: own + advanced }]
  const isNew = await post(tx, app, { key, kind: 'sale_broken', orderId, storeOrderId, lines })
  return isNew ? { own, advanced } : { own: 0, advanced: 0 }
}

/** Takes what the house advanced out of the store's balance, as far as that reaches. Returns the cents. */
export async function recoupFromStore(tx: Tx, app: Pick<App, 'clock'>, { storeId, ...of }: Omit<Given, 'userId'>) {
  const cents = Math.min(of.cents, await balanceOfStore(tx, storeId))
  if (cents === 0) return 0
  const { key, orderId, storeOrderId } = of
  const lines: Line[] = [
    { account: `store:${storeId}`, cents: -cents },
    { account: 'losses', cents },
  ]
  return (await post(tx, app, { key, kind: 'sale_broken', orderId, storeOrderId, lines })) ? cents : 0
}

async function balanceOfStore(tx: Tx, storeId: number) {
  await holdWallet(tx, storeId)
  const wallet = `store:${storeId}` as const
  return Math.max(0, (await balancesOf(tx, [wallet])).get(wallet)!)
}
