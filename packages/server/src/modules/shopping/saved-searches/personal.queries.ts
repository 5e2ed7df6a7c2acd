import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db } from '../../../platform/db.ts'

export const savedSearchesPersonal: Personal = {
  records: async (db, userId) => ({ 'Buscas salvas': await searchesTold(db, userId) }),
  forget: async (tx, userId) => {
    await tx.deleteFrom('saved_searches').where('user_id', '=', userId).execute()
  },
}

async function searchesTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select name as nome, query as filtros, alert as aviso, created_at as "salva em", looked_at as "vista em",
      told_at as "último aviso em"
    from saved_searches where user_id = ${userId} order by id`.execute(db)
  return rows
}
