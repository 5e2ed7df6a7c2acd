import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import { dropPhotos } from '../../ground/photos/index.ts'
import { proofs } from './returns.ts'

/** Answers to a store that contested a return; forgetting also drops what the store showed of the same parcel. */
export const parcelsPersonal: Personal = {
  records: async (db, userId) => ({
    'Respostas a contestações': await db
      .selectFrom('store_orders as so')
      .innerJoin('orders as o', 'o.id', 'so.order_id')
      .select(['so.order_id as pedido', 'so.return_reply as resposta', 'so.return_reply_photos as fotos'])
      .where('o.user_id', '=', userId)
      .where('so.return_reply', 'is not', null)
      .orderBy('so.id')
      .execute(),
  }),
  forget: async (tx, userId, app) => {
    const { rows } = await sql<{ id: number }>`
      update store_orders so set return_reply = null, return_photos = '{}', return_reply_photos = '{}' from orders o
      where o.id = so.order_id and o.user_id = ${userId} and so.return_contested_at is not null
      returning so.id`.execute(tx)
    const things = rows.flatMap(({ id }) => [proofs.ofStore(id), proofs.ofBuyer(id)])
    await dropPhotos(tx, app, things)
  },
}
