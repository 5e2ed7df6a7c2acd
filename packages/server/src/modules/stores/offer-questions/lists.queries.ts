import type { OfferQuestion, OwnQuestion, StoreQuestion } from '@bra/contract/stores/offer-questions.schemas'
import { copyFields } from '@bra/contract/trade/offer.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { offsetOf, type PageQuery } from '../../../platform/paging.ts'
import { pairsOf } from '../listings/index.ts'
import { isVisible } from '../stores/index.ts'

const asked = sql`q.id, q.body, to_json(q.asked_at) #>> '{}' asked_at, q.answer, to_json(q.answered_at) #>> '{}' answered_at`

const about = sql`json_build_object('id', p.id, 'name', p.name) product,
  case when l.id is not null then json_build_object(${pairsOf(Object.keys(copyFields))}) end copy`

const withOffer = sql`join products p on p.id = q.product_id left join listings l on l.id = q.listing_id`

const waiting = sql`(q.answer is null and q.hidden_at is null)`

/** Returns nothing for an offer of a store that is not public. */
export async function storeOfOffer(db: Db, listingId: number) {
  const { rows } = await sql<{ id: number }>`
    select s.id from listings l join stores s on s.id = l.store_id
    where l.id = ${listingId} and ${isVisible}`.execute(db)
  return rows[0]
}

/** Returns the person's own questions about an offer, then the answered ones of others that the store shows. */
export async function questionsOfOffer(db: Db, of: { listingId: number; userId: number | null; limit: number }) {
  const own = sql`coalesce(q.user_id = ${of.userId}::int, false)`
  const { rows } = await sql<OfferQuestion>`
    select ${asked}, ${own} own
    from offer_questions q
    where q.listing_id = ${of.listingId} and (${own} or (q.answer is not null and q.hidden_at is null))
    order by own desc, coalesce(q.answered_at, q.asked_at) desc, q.id desc limit ${of.limit}`.execute(db)
  return rows
}

export async function questionsOfPerson(db: Db, userId: number, page: PageQuery) {
  const { rows } = await sql<OwnQuestion>`
    select ${asked}, ${about}, json_build_object('name', s.name, 'slug', s.slug) store
    from offer_questions q ${withOffer} join stores s on s.id = q.store_id
    where q.user_id = ${userId}
    order by q.asked_at desc, q.id desc limit ${page.per_page} offset ${offsetOf(page)}`.execute(db)
  return rows
}

export async function countOfPerson(db: Db, userId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from offer_questions where user_id = ${userId}`.execute(db)
  return rows[0]!.count
}

export async function questionsOfStore(
  db: Db,
  storeId: number,
  { unanswered, ...page }: PageQuery & { unanswered: boolean },
) {
  const { rows } = await sql<StoreQuestion>`
    select ${asked}, ${about}, asker.name asker, q.hidden_at is not null hidden
    from offer_questions q ${withOffer} join users asker on asker.id = q.user_id
    where q.store_id = ${storeId} ${unanswered ? sql`and ${waiting}` : sql``}
    order by ${waiting} desc, case when ${waiting} then q.asked_at end, coalesce(q.answered_at, q.asked_at) desc, q.id desc
    limit ${page.per_page} offset ${offsetOf(page)}`.execute(db)
  return rows
}

export async function countOfStore(db: Db, storeId: number) {
  const { rows } = await sql<{ all: number; unanswered: number }>`
    select count(*)::int "all", (count(*) filter (where ${waiting}))::int unanswered
    from offer_questions q where q.store_id = ${storeId}`.execute(db)
  return rows[0]!
}

export const questionsToAnswer = async (db: Db, storeId: number) => (await countOfStore(db, storeId)).unanswered
