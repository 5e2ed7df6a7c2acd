import type { Db } from '../../platform/db.ts'

export const plansInOrder = (db: Db) => db.selectFrom('plans').selectAll().orderBy('position').orderBy('id').execute()
