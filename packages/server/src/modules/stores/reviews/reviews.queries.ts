import type { Review } from '@bra/contract/stores/stores.schemas'
import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'

interface ReviewFilter {
  page: number
  per_page: number
  stars?: number
  /** Only reviews since this instant with a comment and without an answer. */
  unansweredSince?: Date
}

const matches = (storeId: number, { stars, unansweredSince: since }: Omit<ReviewFilter, 'page' | 'per_page'>) => sql`
  store_id = ${storeId} and removed_at is null ${stars ? sql`and stars = ${stars}` : sql``}
  ${since ? sql`and comment is not null and answer is null and created_at >= ${since}` : sql``}`

const reviewOf = sql`json_build_object(
  'id', r.id, 'stars', r.stars, 'comment', r.comment, 'author', r.author, 'uf', r.uf, 'answer', r.answer,
  'created_at', r.created_at
)`

export async function reviewsOfStore(db: Db, storeId: number, filter: ReviewFilter): Promise<Review[]> {
  const { rows } = await sql<{ review: Review }>`
    select ${reviewOf} review
    from store_reviews r
    where ${matches(storeId, filter)}
    order by created_at desc, id
    limit ${filter.per_page} offset ${offsetOf(filter)}`.execute(db)
  return rows.map((row) => row.review)
}

export async function countReviews(db: Db, storeId: number, filter: Omit<ReviewFilter, 'page' | 'per_page'>) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from store_reviews r where ${matches(storeId, filter)}`.execute(db)
  return rows[0]!.count
}

/** Returns undefined if the review is of another store, or was taken down. */
export async function answerReview(
  tx: Tx,
  storeIds: number[],
  { id, answer }: { id: number; answer: string },
  now: Date,
) {
  const { rows } = await sql<{ review: Review }>`
    update store_reviews r set answer = ${answer}, answered_at = ${now}
    where r.store_id = any(${storeIds}::int[]) and r.id = ${id} and r.removed_at is null
    returning ${reviewOf} review`.execute(tx)
  return rows[0]?.review
}

export async function starsOfStore(db: Db, storeId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(r.stars)::int count
    from generate_series(1, 5) star(s)
    left join store_reviews r on r.store_id = ${storeId} and r.stars = star.s and r.removed_at is null
    group by star.s order by star.s`.execute(db)
  return rows.map((row) => row.count)
}

export interface NewReview {
  storeId: number
  saleId: number
  userId: number
  /** State (UF) to which the order went. */
  uf: string | null
  stars: number
  comment: string | null
}

/** Signs with the first name and an initial only; returns nothing if the sale was already reviewed. */
export async function insertReview(tx: Tx, review: NewReview, now: Date) {
  const { rows } = await sql<{ id: number }>`
    insert into store_reviews (store_id, sale_id, stars, comment, author, uf, created_at)
    select ${review.storeId}, ${review.saleId}, ${review.stars}, ${review.comment},
      u.name || ' ' || left(u.last_name, 1) || '.', ${review.uf}, ${now}
    from users u where u.id = ${review.userId}
    on conflict (sale_id) do nothing returning id`.execute(tx)
  return rows[0]
}

/** The stars stay; the name of the author and the comment are removed, and so is what the store answered to it. */
export const forgetAuthors = (tx: Tx, saleIds: number[]) =>
  tx
    .updateTable('store_reviews')
    .set({ author: 'Conta encerrada', comment: null, answer: null, answered_at: null })
    .where('sale_id', '=', sql<number>`any(${saleIds}::int[])`)
    .execute()

/** What a store answered goes with its owner's account; that it did answer stays. */
export const reviewsPersonal: Personal = {
  records: async (db, userId) => {
    const { rows } = await sql<object>`
      select s.name as loja, r.answer as resposta, r.answered_at as quando
      from store_reviews r join stores s on s.id = r.store_id
      where s.owner_id = ${userId} and r.answer is not null order by r.id`.execute(db)
    return { 'Respostas a avaliações': rows }
  },
  forget: async (tx, userId) => {
    await sql`
      update store_reviews r set answer = 'Resposta apagada com a conta.'
      from stores s where s.id = r.store_id and s.owner_id = ${userId} and r.answer is not null`.execute(tx)
  },
}

export const ratingOfStore = (db: Db, storeId: number) =>
  db
    .selectFrom('store_reviews')
    .select(({ fn }) => [
      fn.countAll<number>().as('reviews_count'),
      sql<number | null>`round(avg(stars), 1)`.as('rating'),
    ])
    .where('store_id', '=', storeId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Hides the review; its sale cannot be reviewed again. */
export const takeDown = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('store_reviews')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()

export const holdStats = (tx: Tx, storeId: number) =>
  sql`
  insert into store_stats (store_id, sales_count, orders_60d, reviews_count, score) values (${storeId}, 0, 0, 0, 0)
  on conflict (store_id) do update set reviews_count = store_stats.reviews_count`.execute(tx)

export const setRating = (tx: Tx, storeId: number, judged: { rating: number | null; reviews_count: number }) =>
  tx.updateTable('store_stats').set(judged).where('store_id', '=', storeId).execute()
