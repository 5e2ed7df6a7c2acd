import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db } from '../../../platform/db.ts'
import { deleteLinks } from './shared-lists.queries.ts'

export const sharedListsPersonal: Personal = {
  records: async (db, userId) => ({ 'Links públicos': await linksTold(db, userId) }),
  forget: async (tx, userId) => {
    await deleteLinks(tx, userId)
  },
}

async function linksTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select case kind when 'wants' then 'Lista de desejos' else 'Coleção' end as lista, '/lista/' || secret as "endereço",
      created_at as "criado em"
    from shared_lists where user_id = ${userId} order by kind`.execute(db)
  return rows
}
