import type { Personal } from '../../../module.ts'
import { cardsOfPerson, removeCardsOfPerson } from './cards.queries.ts'

export const paymentsPersonal: Personal = {
  records: async (db, userId) => ({
    'Cartões salvos': (await cardsOfPerson(db, userId)).map((card) => ({
      bandeira: card.brand,
      final: card.last_four,
      titular: card.holder,
      validade: `${String(card.expiry_month).padStart(2, '0')}/${card.expiry_year}`,
      'salvo em': card.created_at,
    })),
  }),
  forget: async (tx, userId) => void (await removeCardsOfPerson(tx, userId)),
}
