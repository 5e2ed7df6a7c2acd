import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db } from '../../../platform/db.ts'

export const wantsPersonal: Personal = {
  records: async (db, userId) => ({ 'Lista de desejos': await wantsTold(db, userId) }),
  forget: async (tx, userId) => {
    await tx.deleteFrom('wants').where('user_id', '=', userId).execute()
  },
}

async function wantsTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select p.code as "código", p.name as nome, w.any_edition as "qualquer edição",
      w.limit_cents as "preço máximo, em centavos", w.condition as "condição mínima", w.languages as idiomas,
      w.finish as acabamento, w.edition as tiragem, w.quantity as quantidade, w.active as ativa, w.notify as avisar,
      w.created_at as "incluída em", w.told_at as "último aviso em"
    from wants w join products p on p.id = w.product_id
    where w.user_id = ${userId} order by w.id`.execute(db)
  return rows
}
