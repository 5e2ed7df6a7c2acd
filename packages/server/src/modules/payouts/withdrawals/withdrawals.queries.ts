import { cameToNothing } from '@bra/contract/payouts/withdrawal-states'
import type { WithdrawalState } from '@bra/contract/payouts/withdrawal-life'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'
import type { WithdrawalsTables } from './withdrawals.tables.ts'

type Withdrawals = WithdrawalsTables['withdrawals']
export type WithdrawalRow = Selectable<Withdrawals>

export const insertWithdrawal = (tx: Tx, row: Insertable<Withdrawals>) =>
  tx.insertInto('withdrawals').values(row).returningAll().executeTakeFirstOrThrow()

export const withdrawalOfKey = (db: Db, storeId: number, key: string) =>
  db.selectFrom('withdrawals').selectAll().where('store_id', '=', storeId).where('key', '=', key).executeTakeFirst()

export const withdrawalUnderWay = (db: Db, storeId: number) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('state', '=', 'requested')
    .executeTakeFirst()

/** Returns whether the same amount was asked for since then, and did not come to nothing. */
export const hasTwin = async (db: Db, { storeId, cents, since }: { storeId: number; cents: number; since: Date }) =>
  (await db
    .selectFrom('withdrawals')
    .select('id')
    .where('store_id', '=', storeId)
    .where('cents', '=', cents)
    .where('asked_at', '>', since)
    .where('state', 'not in', cameToNothing)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const withdrawalsOfStore = (db: Db, storeId: number, asked: { page: number; per_page: number }) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc')
    .limit(asked.per_page)
    .offset(offsetOf(asked))
    .execute()

export const countWithdrawals = async (db: Db, storeId: number) =>
  (
    await db
      .selectFrom('withdrawals')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
  ).count

export const withdrawalById = (db: Db, id: number) =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()

export const holdWithdrawal = (tx: Tx, id: number) =>
  tx.selectFrom('withdrawals').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const changeWithdrawal = (tx: Tx, id: number, change: Updateable<Withdrawals>) =>
  tx.updateTable('withdrawals').set(change).where('id', '=', id).execute()

/** Returns undefined if the withdrawal is no longer in `from`. */
export const moveWithdrawal = (
  tx: Tx,
  { id, from, to }: { id: number; from: WithdrawalState; to: WithdrawalState },
  set: Updateable<Withdrawals>,
) =>
  tx
    .updateTable('withdrawals')
    .set({ ...set, state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()

export const storeRow = (db: Db, storeId: number) =>
  db.selectFrom('stores').select(['id', 'owner_id', 'status', 'document']).where('id', '=', storeId).executeTakeFirst()

export async function isPayoutOfWithdrawal(tx: Tx, payoutId: string) {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from withdrawals where payout_id = ${payoutId}) known`.execute(tx)
  return rows[0]!.known
}
