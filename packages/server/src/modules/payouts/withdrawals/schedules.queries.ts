import type { Rhythm } from '@bra/contract/payouts/withdrawal-schedules'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'
import type { WithdrawalsTables } from './withdrawals.tables.ts'

export type ScheduleRow = Selectable<WithdrawalsTables['withdrawal_schedules']>

export const scheduleOfStore = (db: Db, storeId: number) =>
  db.selectFrom('withdrawal_schedules').selectAll().where('store_id', '=', storeId).executeTakeFirst()

export const saveSchedule = (tx: Tx, row: Omit<ScheduleRow, 'withdrew_on'>) =>
  tx
    .insertInto('withdrawal_schedules')
    .values(row)
    .onConflict((known) => known.column('store_id').doUpdateSet(row))
    .execute()

export const removeSchedule = (tx: Tx, storeId: number) =>
  tx.deleteFrom('withdrawal_schedules').where('store_id', '=', storeId).execute()

export const noteScheduledWithdrawal = (tx: Tx, storeId: number, today: string) =>
  tx.updateTable('withdrawal_schedules').set({ withdrew_on: today }).where('store_id', '=', storeId).execute()

export const dueSchedules = (db: Db, { after, limit }: PageOfRows, due: { today: string; rhythms: Rhythm[] }) =>
  db
    .selectFrom('withdrawal_schedules')
    .select(['store_id as id', 'least_cents'])
    .where('store_id', '>', after)
    .where('rhythm', 'in', due.rhythms)
    .where(({ or, eb }) => or([eb('withdrew_on', 'is', null), eb('withdrew_on', '<', due.today)]))
    .orderBy('store_id')
    .limit(limit)
    .execute()
