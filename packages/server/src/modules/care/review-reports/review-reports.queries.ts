import type { ReportedReview } from '@bra/contract/care/review-reports.schemas'
import { say } from '@bra/contract/kit/saying'
import { type Insertable, sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'
import type { ReviewReportsTables } from './review-reports.tables.ts'

export const reviewNamed = (store: string) => say(`Avaliação da loja ${store}`, `Review of the store ${store}`)

export const reportsWaiting: Waiting = {
  review: waitingOf<{ store: string; stars: number; reports: number }>(
    sql`
    select r.id, min(p.reported_at) since, s.name store, r.stars, count(*) reports
    from review_reports p join store_reviews r on r.id = p.review_id join stores s on s.id = r.store_id
    where p.decided_at is null group by r.id, s.name`,
    ({ store, stars, reports }) => ({
      title: reviewNamed(store),
      detail: starsAnd(stars, reports),
    }),
  ),
}

const starsAnd = (stars: number, reports: number) =>
  reports === 1
    ? say(`${stars} de 5 · 1 denúncia`, `${stars} of 5 · 1 report`)
    : say(`${stars} de 5 · ${reports} denúncias`, `${stars} of 5 · ${reports} reports`)

export const shownReview = (db: Db, id: number) =>
  db.selectFrom('store_reviews').select('id').where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst()

/** Returns undefined if the person has reported the review before. */
export const insertReport = (tx: Tx, report: Insertable<ReviewReportsTables['review_reports']>) =>
  tx
    .insertInto('review_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

export async function reportedReview(db: Db, id: number): Promise<ReportedReview | undefined> {
  const { rows } = await sql<ReportedReview>`
    select r.id, r.stars, r.comment, r.author, r.uf, r.answer, to_json(r.created_at) #>> '{}' as created_at,
      json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) as store, sale.order_id,
      r.removed_at is not null as removed,
      (select coalesce(json_agg(json_build_object('id', p.id, 'reason', p.reason, 'comment', p.comment,
        'at', p.reported_at, 'by', json_build_object('id', u.id, 'name', concat_ws(' ', u.name, u.last_name)),
        'decision', p.decision) order by p.id desc), '[]')
        from review_reports p join users u on u.id = p.user_id where p.review_id = r.id) as reports
    from store_reviews r join stores s on s.id = r.store_id left join order_sales sale on sale.id = r.sale_id
    where r.id = ${id}`.execute(db)
  return rows[0]
}

export const decideReports = (
  tx: Tx,
  reviewId: number,
  { decision, now }: { decision: 'kept' | 'removed'; now: Date },
) =>
  tx
    .updateTable('review_reports')
    .set({ decision, decided_at: now })
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is', null)
    .returning('user_id')
    .execute()

/** Returns undefined for a review from before orders were kept. */
export async function authorOf(tx: Tx, reviewId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select o.user_id as id from store_reviews r join order_sales sale on sale.id = r.sale_id
    join orders o on o.id = sale.order_id where r.id = ${reviewId}`.execute(tx)
  return rows[0]?.id
}

export const reportsOf = (db: Db, userId: number) =>
  db
    .selectFrom('review_reports')
    .select(['reason', 'comment', 'reported_at', 'decision'])
    .where('user_id', '=', userId)
    .execute()

export const forgetReports = (tx: Tx, userId: number) =>
  tx.updateTable('review_reports').set({ comment: null }).where('user_id', '=', userId).execute()
