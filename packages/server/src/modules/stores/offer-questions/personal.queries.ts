import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'

/** Forgetting deletes what a person asked, with its answer; what their store answered others loses its text. */
export const offerQuestionsPersonal: Personal = {
  records: async (db, userId) => {
    const asked = await sql<object>`
      select s.name as loja, p.name as produto, q.asked_at as quando, q.body as pergunta, q.answer as resposta,
        q.answered_at as "respondida em"
      from offer_questions q join stores s on s.id = q.store_id join products p on p.id = q.product_id
      where q.user_id = ${userId} order by q.id`.execute(db)
    const answered = await sql<object>`
      select s.name as loja, p.name as produto, q.answer as resposta, q.answered_at as quando
      from offer_questions q join stores s on s.id = q.store_id join products p on p.id = q.product_id
      where s.owner_id = ${userId} and q.answer is not null order by q.id`.execute(db)
    return { 'Perguntas a lojas': asked.rows, 'Respostas da loja a perguntas': answered.rows }
  },
  forget: async (tx, userId) => {
    await sql`delete from offer_questions where user_id = ${userId}`.execute(tx)
    await sql`
      update offer_questions q set answer = 'Resposta apagada com a conta.'
      from stores s where s.id = q.store_id and s.owner_id = ${userId} and q.answer is not null`.execute(tx)
  },
}
