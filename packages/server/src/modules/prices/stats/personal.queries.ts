import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db } from '../../../platform/db.ts'
import { viewerOf } from './viewer.ts'

/** Views are exported and deleted with the account; they are deleted after sixty days in any case. */
export const statsPersonal: Personal = {
  records: async (db, userId) => ({ 'Produtos vistos': await viewsTold(db, userId) }),
  forget: async (tx, userId) => {
    await tx.deleteFrom('product_views').where('viewer', '=', viewerOf(userId)).execute()
  },
}

async function viewsTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select p.code as "código", p.name as nome, v.seen_at as "visto em"
    from product_views v join products p on p.id = v.product_id
    where v.viewer = ${viewerOf(userId)} order by v.seen_at desc`.execute(db)
  return rows
}
