import type {
  Figure,
  OpenedLine,
  StatementLine,
  statementsSchemas,
  StoreWallet,
} from '@bra/contract/payouts/statements.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { type Account, balancesOf } from '../../money/ledger/index.ts'
import { lifeRules } from '../../orders/orders/index.ts'
import { comingOf, type Due, dueDay, dueToStore } from './held.ts'
import { type HeldParcel, heldParcels } from './held.queries.ts'
import { partsOf } from './parts.ts'
import { accountLine, accountLines, goodsInParcel, type LedgerRow } from './statements.queries.ts'

type LinesQuery = z.output<typeof statementsSchemas.statement.query>
type Clocked = Pick<App, 'db' | 'clock'>
type Posted = Exclude<Figure, 'receivable'>

export const accountOf = (figure: Posted, storeId: number): Account => {
  const names = { available: 'store', withdrawing: 'withdrawing', withdrawn: 'bank' } as const
  return `${names[figure]}:${storeId}`
}

/** Each figure is the sum of postings, and of nothing else. */
export async function walletOf({ db, clock }: Clocked, storeId: number): Promise<StoreWallet> {
  const accounts = (['available', 'withdrawing', 'withdrawn'] as const).map((figure) => accountOf(figure, storeId))
  const [balances, parcels, rules] = [
    await balancesOf(db, accounts),
    await heldParcels(db, storeId),
    await lifeRules(db),
  ]
  const [available, withdrawing, withdrawn] = accounts.map((account) => balances.get(account)!)
  return {
    receivable_cents: parcels.reduce((sum, parcel) => sum + dueToStore(parcel, storeId), 0),
    available_cents: available!,
    withdrawing_cents: withdrawing!,
    withdrawn_cents: withdrawn!,
    coming: comingOf(parcels, (parcel) => ({
      ...dueDay(parcel, rules, clock.now()),
      cents: dueToStore(parcel, storeId),
    })),
  }
}

export async function statement(app: App, storeId: number, asked: LinesQuery) {
  const { figure, limit } = asked
  const lines =
    figure === 'receivable'
      ? await heldLines(app, storeId, asked)
      : (await accountLines(app.db, accountOf(figure, storeId), { ...asked, limit: limit + 1 })).map(lineView)
  return { lines: lines.slice(0, limit), more: lines.length > limit }
}

async function heldLines(
  app: Clocked,
  storeId: number,
  { before, from, to, limit }: LinesQuery,
): Promise<StatementLine[]> {
  const rules = await lifeRules(app.db)
  return (await heldParcels(app.db, storeId))
    .map((parcel) => heldLine(parcel, storeId, dueDay(parcel, rules, app.clock.now())))
    .filter(({ id }) => before === undefined || id < before)
    .filter(({ due_on: on }) => (!from || (on !== null && on >= from)) && (!to || (on !== null && on <= to)))
    .slice(0, limit + 1)
}

const heldLine = (parcel: HeldParcel, storeId: number, { on }: Due): StatementLine => ({
  id: parcel.id,
  kind: 'held',
  at: parcel.paid_at.toISOString(),
  cents: dueToStore(parcel, storeId),
  balance_cents: null,
  order_id: parcel.order_id,
  store_order_id: parcel.id,
  withdrawal_id: null,
  due_on: on,
})

export async function openLine(app: Clocked, storeId: number, { id, figure }: { id: number; figure: Figure }) {
  return figure === 'receivable' ? openHeld(app, storeId, id) : openPosted(app.db, storeId, { id, figure })
}

async function openHeld({ db, clock }: Clocked, storeId: number, id: number): Promise<OpenedLine> {
  const [parcel] = await heldParcels(db, storeId, id)
  if (!parcel) return fail('statement_line_not_found')
  const line = heldLine(parcel, storeId, dueDay(parcel, await lifeRules(db), clock.now()))
  return {
    ...line,
    parts: await partsOf(db, line, { storeId, figure: 'receivable' }),
    goods: await goodsInParcel(db, id, storeId),
  }
}

async function openPosted(
  db: Db,
  storeId: number,
  { id, figure }: { id: number; figure: Posted },
): Promise<OpenedLine> {
  const row: LedgerRow = (await accountLine(db, accountOf(figure, storeId), id)) ?? fail('statement_line_not_found')
  const line = lineView(row)
  const goods = row.store_order_id === null ? [] : await goodsInParcel(db, row.store_order_id, storeId)
  return { ...line, parts: await partsOf(db, line, { storeId, figure }), goods }
}

/** Keys of a withdrawal's postings end in its id: `withdrawal paid:12`. */
const WITHDRAWAL = /^withdrawal[^:]*:(\d+)$/

const lineView = ({ key, at, ...row }: LedgerRow): StatementLine => ({
  ...row,
  at: at.toISOString(),
  withdrawal_id: Number(WITHDRAWAL.exec(key)?.[1]) || null,
  due_on: null,
})
