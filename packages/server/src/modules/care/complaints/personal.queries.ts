import { say } from '@bra/contract/kit/saying'
import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import { dropPhotos } from '../../ground/photos/index.ts'
import { shownIn } from './messages.ts'
import { holdsMoney } from './writing.queries.ts'

/** Both sides need the texts while a complaint is open; forgetting replaces them, so that the thread stays readable. */
export const complaintsPersonal: Personal = {
  records: async (db, userId) => {
    const { rows: complaints } = await sql<object>`
      select c.id as "reclamação", so.order_id as pedido, c.reason as motivo, c.state as "situação", c.outcome as resultado,
        c.contested_cents as "valor reclamado, em centavos", c.refund_cents as "valor devolvido, em centavos",
        c.opened_at as "aberta em", c.resolved_at as "resolvida em"
      from complaints c join store_orders so on so.id = c.store_order_id where c.user_id = ${userId} order by c.id`.execute(
      db,
    )
    const { rows: messages } = await sql<object>`
      select complaint_id as "reclamação", created_at as quando, body as mensagem, photos as fotos
      from complaint_messages where user_id = ${userId}
      union all
      select complaint_id, created_at, coalesce(note, kind), '{}' from complaint_proposals where user_id = ${userId}
      order by 1, 2`.execute(db)
    return { Reclamações: complaints, 'Mensagens e propostas em reclamações': messages }
  },
  forget: async (tx, userId, app) => {
    const { rows: withPhotos } = await sql<{ id: number }>`
      select id from complaint_messages where user_id = ${userId} and photos <> '{}'`.execute(tx)
    await dropPhotos(
      tx,
      app,
      withPhotos.map(({ id }) => shownIn(id)),
    )
    await sql`
      update complaint_messages set body = 'Mensagem apagada com a conta.', photos = '{}'
      where user_id = ${userId}`.execute(tx)
    await sql`update complaint_proposals set note = null where user_id = ${userId}`.execute(tx)
    await sql`update complaint_events set note = null where user_id = ${userId}`.execute(tx)
  },
  open: async (db, userId) => {
    const { rows } = await sql<{ open: boolean }>`
      select exists (
        select from complaints c left join stores s on s.id = c.store_id
        where (c.user_id = ${userId} or s.owner_id = ${userId}) and ${holdsMoney}
      ) as open`.execute(db)
    return rows[0]!.open
      ? [
          say(
            'Você tem reclamações em aberto. Espere que se encerrem.',
            'You have open complaints. Wait until they are closed.',
          ),
        ]
      : []
  },
}
