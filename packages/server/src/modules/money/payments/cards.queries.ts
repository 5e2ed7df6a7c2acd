import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'
import type { PaymentsTables } from './payments.tables.ts'

export const cardsOfPerson = (db: Db, userId: number) =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed', '=', false)
    .orderBy('id', 'desc')
    .execute()

export const cardOfPerson = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed', '=', false)
    .executeTakeFirst()

/** Saves a card; one that the person saved before keeps its row, and comes back if it was removed. */
export const keepCard = (tx: Tx, card: Insertable<PaymentsTables['saved_cards']>) =>
  tx
    .insertInto('saved_cards')
    .values(card)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider_card_id']).doUpdateSet({ ...card, removed: false }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const removeCardOfPerson = async (tx: Tx, userId: number, id: number) =>
  (await tx
    .updateTable('saved_cards')
    .set({ removed: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed', '=', false)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const removeCardsOfPerson = (tx: Tx, userId: number) =>
  tx.updateTable('saved_cards').set({ removed: true }).where('user_id', '=', userId).execute()

export const removedCards = (db: Db, { after, limit }: PageOfRows) =>
  db
    .selectFrom('saved_cards')
    .select(['id', 'payer_id', 'provider_card_id'])
    .where('removed', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Does nothing if the owner has saved the card again meanwhile. */
export const deleteRemovedCard = (tx: Tx, id: number) =>
  tx.deleteFrom('saved_cards').where('id', '=', id).where('removed', '=', true).execute()
