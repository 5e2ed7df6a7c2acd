import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { creditOf } from '../../money/credits/index.ts'
import { type Line, post } from '../../money/ledger/index.ts'
import { holdCredit, timesSetAside } from './checkout.queries.ts'

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
