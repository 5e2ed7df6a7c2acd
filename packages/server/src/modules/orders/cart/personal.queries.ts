import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db } from '../../../platform/db.ts'

export const cartPersonal: Personal = {
  records: async (db, userId) => ({ Carrinho: await linesTold(db, userId) }),
  forget: async (tx, userId) => {
    await tx.deleteFrom('carts').where('user_id', '=', userId).execute()
  },
}

async function linesTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select p.code as "código", p.name as nome, s.name as loja, line.quantity as quantidade,
      line.center_quantity as "do Bra Center", line.unit_price_cents as "preço visto, em centavos",
      line.condition as "condição", line.language as idioma, line.finish as acabamento,
      line.extras, line.grade as "graduação",
      line.added_at as "incluída em", cart.status = 'ordered' as "virou pedido"
    from carts cart
    join cart_lines line on line.cart_id = cart.id
    join products p on p.id = line.product_id
    join stores s on s.id = line.store_id
    where cart.user_id = ${userId} order by line.id`.execute(db)
  return rows
}
