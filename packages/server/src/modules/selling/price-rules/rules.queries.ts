import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PriceRulesTables } from './price-rules.tables.ts'

const shown = ['id', 'name', 'position', 'active', 'scope', 'pricing', 'rails'] as const

export const rulesOfStore = (db: Db, storeId: number) =>
  db.selectFrom('price_rules').select(shown).where('store_id', '=', storeId).orderBy('position').orderBy('id').execute()

export const ruleById = (db: Db, id: number) =>
  db
    .selectFrom('price_rules')
    .select([...shown, 'store_id'])
    .where('id', '=', id)
    .executeTakeFirst()

export const insertRule = (tx: Tx, row: Insertable<PriceRulesTables['price_rules']>) =>
  tx.insertInto('price_rules').values(row).returning('id').executeTakeFirstOrThrow()

export const updateRule = (tx: Tx, id: number, change: Updateable<PriceRulesTables['price_rules']>) =>
  tx.updateTable('price_rules').set(change).where('id', '=', id).execute()

export const deleteRule = (tx: Tx, id: number) => tx.deleteFrom('price_rules').where('id', '=', id).execute()

export const orderRules = (tx: Tx, storeId: number, ids: number[]) =>
  sql`
  update price_rules r set position = asked.at
  from unnest(${ids}::int[]) with ordinality asked(id, at)
  where r.id = asked.id and r.store_id = ${storeId}`.execute(tx)

export const scheduleOfStore = (db: Db, storeId: number) =>
  db
    .selectFrom('price_schedules')
    .select(['hour', 'active', 'next_at'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()

export const keepSchedule = (tx: Tx, row: Insertable<PriceRulesTables['price_schedules']>) =>
  tx
    .insertInto('price_schedules')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet((kept) => ({
        hour: kept.ref('excluded.hour'),
        active: kept.ref('excluded.active'),
        next_at: kept.ref('excluded.next_at'),
      })),
    )
    .execute()

/** Locks the most overdue schedule; another process takes the next one. */
export const dueSchedule = (tx: Tx, now: Date) =>
  tx
    .selectFrom('price_schedules as schedule')
    .innerJoin('stores', 'stores.id', 'schedule.store_id')
    .select(['schedule.store_id', 'schedule.hour', 'stores.status'])
    .where('schedule.active', '=', true)
    .where('schedule.next_at', '<=', now)
    .orderBy('schedule.next_at')
    .limit(1)
    .forUpdate('schedule')
    .skipLocked()
    .executeTakeFirst()
