import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'

/** Forgetting replaces the text, so that the other side still sees that a message was written. */
export const orderMessagesPersonal: Personal = {
  records: async (db, userId) => {
    const { rows } = await sql<object>`
      select so.order_id as pedido, m.created_at as quando, m.body as mensagem, m.read_at as "lida em"
      from order_messages m join store_orders so on so.id = m.store_order_id
      where m.user_id = ${userId} order by m.id`.execute(db)
    const kept = await sql<object>`
      select s.name as loja, r.title as titulo, r.body as texto from saved_replies r join stores s on s.id = r.store_id
      where s.owner_id = ${userId} order by r.id`.execute(db)
    return { 'Mensagens de pedidos': rows, 'Respostas guardadas': kept.rows }
  },
  forget: async (tx, userId) => {
    await sql`update order_messages set body = 'Mensagem apagada com a conta.' where user_id = ${userId}`.execute(tx)
    await sql`delete from saved_replies r using stores s where s.id = r.store_id and s.owner_id = ${userId}`.execute(tx)
  },
}
