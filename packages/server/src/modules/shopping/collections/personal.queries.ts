import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** No law asks to keep collections, so they are exported and deleted entirely. */
export const collectionsPersonal: Personal = {
  records: async (db, userId) => ({
    Favoritos: await favoritesTold(db, userId),
    Coleção: await itemsTold(db, userId),
  }),
  forget: async (tx, userId) => {
    await forgetAll(tx, userId)
  },
}

async function favoritesTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select p.code as "código", p.name as nome, f.saved_at as "salva em", f.price_cents as "preço ao salvar, em centavos"
    from favorites f join products p on p.id = f.product_id
    where f.user_id = ${userId} order by f.saved_at`.execute(db)
  return rows
}

async function itemsTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select p.code as "código", p.name as nome, i.condition as "condição", i.language as idioma, i.finish as acabamento,
      i.extras, i.quantity as quantidade, i.paid_cents as "valor pago, em centavos", i.acquired_on as "adquirida em",
      i.note as "anotação", i.for_sale as "à venda", i.created_at as "incluída em"
    from collection_items i join products p on p.id = i.product_id
    where i.user_id = ${userId} order by i.id`.execute(db)
  return rows
}

const forgetAll = async (tx: Tx, userId: number) => {
  await tx.deleteFrom('favorites').where('user_id', '=', userId).execute()
  await tx.deleteFrom('collection_items').where('user_id', '=', userId).execute()
}
