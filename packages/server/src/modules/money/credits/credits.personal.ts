import type { Personal } from '../../../module.ts'
import { creditMoves } from './credits.queries.ts'

const EVERY_MOVE = 100_000

/** The law asks to keep the books, so nothing is deleted. */
export const creditsPersonal: Personal = {
  records: async (db, userId) => ({
    Crédito: (await creditMoves(db, userId, EVERY_MOVE)).map(({ kind, order_id: order, cents, at }) => ({
      movimento: kind,
      pedido: order,
      'valor, em centavos': cents,
      quando: at,
    })),
  }),
  forget: async () => {},
}
