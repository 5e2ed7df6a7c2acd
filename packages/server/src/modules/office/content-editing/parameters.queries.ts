import type { Db, Tx } from '../../../platform/db.ts'

export const allParameters = (db: Db) => db.selectFrom('parameters').selectAll().orderBy('code').execute()

export const holdParameter = (tx: Tx, code: string) =>
  tx.selectFrom('parameters').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()

export const setParameter = (tx: Tx, code: string, value: string) =>
  tx.updateTable('parameters').set({ value }).where('code', '=', code).execute()
