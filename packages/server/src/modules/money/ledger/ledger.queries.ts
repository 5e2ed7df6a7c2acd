import { sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { locks } from '../../../platform/locks.ts'
import type { Account } from './ledger.tables.ts'

export interface Line {
  account: Account
  cents: number
}

export interface Posting {
  /** Names what happened; an entry with the same key is posted only once. */
  key: string
  kind: string
  orderId?: number
  storeOrderId?: number
  /** They sum to zero. Lines of one account become one; lines of 0 cents are left out. */
  lines: Line[]
}

/** Writes one entry; false when its key was posted before. Lines that do not sum to zero undo the whole transaction. */
export async function post(tx: Tx, app: Pick<App, 'clock'>, { key, kind, lines, ...of }: Posting): Promise<boolean> {
  const moved = movedBy(lines)
  const { rows } = await sql<{ posted: boolean }>`
    with entry as (
      insert into ledger_entries (key, kind, order_id, store_order_id, created_at)
      values (${key}, ${kind}, ${of.orderId ?? null}, ${of.storeOrderId ?? null}, ${app.clock.now()})
      on conflict (key) do nothing returning id
    ), lines as (
      insert into ledger_lines (entry_id, account, cents)
      select entry.id, line.account, line.cents
      from entry, unnest(${[...moved.keys()]}::text[], ${[...moved.values()]}::bigint[]) line (account, cents)
    )
    select exists(select from entry) as posted`.execute(tx)
  return rows[0]!.posted
}

function movedBy(lines: Line[]) {
  const moved = new Map<Account, number>()
  for (const { account, cents } of lines) moved.set(account, (moved.get(account) ?? 0) + cents)
  return new Map([...moved].filter(([, cents]) => cents !== 0))
}

/** Returns the balance of each account in cents, 0 if nothing was ever posted to it. */
export async function balancesOf(db: Db, accounts: Account[]): Promise<Map<Account, number>> {
  const rows = await db
    .selectFrom('ledger_lines')
    .select((row) => ['account', row.fn.sum<number>('cents').as('cents')])
    .where('account', '=', sql<Account>`any(${accounts}::text[])`)
    .groupBy('account')
    .execute()
  const held = new Map(rows.map(({ account, cents }) => [account, cents]))
  return new Map(accounts.map((account) => [account, held.get(account) ?? 0]))
}

/** The statement of one account, newest first; `before` is the `entry_id` at which the page before ended. */
export const linesOf = (db: Db, account: Account, { before, limit }: { before?: number; limit: number }) =>
  db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select(['entry_id', 'key', 'kind', 'order_id', 'store_order_id', 'created_at', 'cents'])
    .where('account', '=', account)
    .$if(before !== undefined, (query) => query.where('entry_id', '<', before!))
    .orderBy('entry_id', 'desc')
    .limit(limit)
    .execute()

/** One writer at a time takes money out of a store's wallet: the next one sees what the one before has left. */
export const holdWallet = (tx: Tx, storeId: number) =>
  sql`select pg_advisory_xact_lock(${locks.wallets}::int, ${storeId}::int)`.execute(tx)

export const sumOfAll = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('ledger_lines')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('cents'), sql<number>`0::numeric`).as('cents'))
      .executeTakeFirstOrThrow()
  ).cents
