import type { Credit } from '@bra/contract/money/credits.schemas'
import type { App } from '../../../app.ts'
import { instant } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { balancesOf, holdWallet, type Line, post } from '../ledger/index.ts'
import { creditMoves, holdCredit, timesSetAside } from './credits.queries.ts'

const MOVES_SHOWN = 100

/** Returns the credit of a person in cents; below zero if the bank gave back money that was spent since. */
export async function creditOf(db: Db, userId: number) {
  const account = `credit:${userId}` as const
  return (await balancesOf(db, [account])).get(account)!
}

export async function showCredit({ db }: Pick<App, 'db'>, userId: number): Promise<{ credit: Credit }> {
  const moves = await creditMoves(db, userId, MOVES_SHOWN)
  return {
    credit: {
      cents: await creditOf(db, userId),
      moves: moves.map(({ at, ...move }) => ({ ...move, at: instant(at) })),
    },
  }
}

interface OfOrder {
  orderId: number
  userId: number
  cents: number
}

/** Sets credit aside for an unpaid order; returns false if the person has less. */
export async function setCreditAside(tx: Tx, app: Pick<App, 'clock'>, { orderId, userId, cents }: OfOrder) {
  if (cents === 0) return true
  await holdCredit(tx, userId)
  if ((await creditOf(tx, userId)) < cents) return false
  await move(tx, app, {
    orderId,
    kind: 'credit_spent',
    lines: between(`credit:${userId}`, `spending:${orderId}`, cents),
  })
  return true
}

export async function giveCreditBack(tx: Tx, app: Pick<App, 'clock'>, { orderId, userId, cents }: OfOrder) {
  if (cents === 0) return
  await move(tx, app, {
    orderId,
    kind: 'credit_unspent',
    lines: between(`spending:${orderId}`, `credit:${userId}`, cents),
  })
}

interface Move {
  orderId: number
  kind: 'credit_spent' | 'credit_unspent'
  lines: Line[]
}

/** An order may expire and be paid after all, so that its credit moves several times. */
async function move(tx: Tx, app: Pick<App, 'clock'>, { orderId, kind, lines }: Move) {
  const key = `credit set aside:${orderId}:${await timesSetAside(tx, orderId)}`
  await post(tx, app, { key, kind, orderId, lines })
}

const between = (from: Line['account'], to: Line['account'], cents: number): Line[] => [
  { account: from, cents: -cents },
  { account: to, cents },
]

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
  const lines = between(`store:${storeId}`, 'losses', cents)
  return (await post(tx, app, { key, kind: 'sale_broken', orderId, storeOrderId, lines })) ? cents : 0
}

async function balanceOfStore(tx: Tx, storeId: number) {
  await holdWallet(tx, storeId)
  const wallet = `store:${storeId}` as const
  return Math.max(0, (await balancesOf(tx, [wallet])).get(wallet)!)
}
