import { type Insertable, sql } from 'kysely'
import type { MergedProducts } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { isVisible } from '../stores/index.ts'
import type { OfferQuestionsTables } from './offer-questions.tables.ts'

interface AskedOffer {
  store_id: number
  product_id: number
  product: string
  asker: string
}

export async function offerToAsk(db: Db, id: number, askerId: number) {
  const { rows } = await sql<AskedOffer>`
    select l.store_id, l.product_id, p.name product, asker.name asker
    from listings l
    join products p on p.id = l.product_id
    join stores s on s.id = l.store_id
    join users asker on asker.id = ${askerId}
    where l.id = ${id} and l.on_sale and ${isVisible}`.execute(db)
  return rows[0]
}

/** Returns the person's questions of all stores, oldest first, in the shape that `refuseFlood` counts. */
export const askedSince = (db: Db, userId: number, since: Date) =>
  db
    .selectFrom('offer_questions')
    .select('asked_at as created_at')
    .where('user_id', '=', userId)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute()

export async function countOpen(db: Db, { userId, storeId }: { userId: number; storeId: number }) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from offer_questions
    where user_id = ${userId} and store_id = ${storeId} and answer is null and hidden_at is null`.execute(db)
  return rows[0]!.count
}

type NewQuestion = Omit<Insertable<OfferQuestionsTables['offer_questions']>, 'answer' | 'answered_at' | 'hidden_at'>

export const insertQuestion = (tx: Tx, question: NewQuestion) =>
  tx
    .insertInto('offer_questions')
    .values({ ...question, answer: null, answered_at: null, hidden_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()

interface AskedQuestion {
  id: number
  user_id: number
  store_id: number
  store: string
  product: string
}

export async function questionToStores(db: Db, storeIds: number[], id: number) {
  const { rows } = await sql<AskedQuestion>`
    select q.id, q.user_id, q.store_id, s.name store, p.name product
    from offer_questions q join stores s on s.id = q.store_id join products p on p.id = q.product_id
    where q.id = ${id} and q.store_id = any(${storeIds}::int[])`.execute(db)
  return rows[0]
}

/** Returns undefined if the question was answered meanwhile. A hidden one is shown again. */
export const keepAnswer = (tx: Tx, { id, answer }: { id: number; answer: string }, now: Date) =>
  tx
    .updateTable('offer_questions')
    .set({ answer, answered_at: now, hidden_at: null })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const setHidden = (tx: Tx, id: number, hiddenAt: Date | null) =>
  tx.updateTable('offer_questions').set({ hidden_at: hiddenAt }).where('id', '=', id).execute()

export async function mergeQuestions(tx: Tx, { from, into, offers }: MergedProducts) {
  await sql`
    update offer_questions q set listing_id = p.kept_id
    from json_to_recordset(${JSON.stringify(offers)}::json) p(gone_id bigint, kept_id bigint)
    where q.listing_id = p.gone_id`.execute(tx)
  await tx.updateTable('offer_questions').set({ product_id: into }).where('product_id', '=', from).execute()
}
