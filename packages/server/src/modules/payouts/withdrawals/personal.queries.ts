import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export const withdrawalsOfPerson = (db: Db, userId: number) =>
  db.selectFrom('withdrawals').selectAll().where('user_id', '=', userId).orderBy('id').execute()

const storesOf = (db: Db, userId: number) => db.selectFrom('stores').select('id').where('owner_id', '=', userId)

export const schedulesOfPerson = (db: Db, userId: number) =>
  db
    .selectFrom('withdrawal_schedules')
    .selectAll()
    .where('store_id', 'in', storesOf(db, userId))
    .orderBy('store_id')
    .execute()

export async function forgetSchedules(tx: Tx, userId: number) {
  await tx.deleteFrom('withdrawal_schedules').where('store_id', 'in', storesOf(tx, userId)).execute()
}

export async function unsettledWallets(db: Db, userId: number) {
  const { rows } = await sql<{ name: string; cents: number }>`
    select s.name, sum(line.cents)::int cents
    from stores s join ledger_lines line on line.account in ('store:' || s.id, 'withdrawing:' || s.id)
    where s.owner_id = ${userId}
    group by s.id, s.name having sum(line.cents) <> 0 order by s.id`.execute(db)
  return rows
}
